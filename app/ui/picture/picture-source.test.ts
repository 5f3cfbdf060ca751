import { expect, it } from 'vitest'
import { type PictureFacts, sourcesOf } from './picture-source.ts'

const facts = (avif: string | null): PictureFacts => ({
  width: 900,
  height: 600,
  sizes: [
    { width: 320, webp: '/assets/a-320.webp', avif: '/assets/a-320.avif' },
    { width: 640, webp: '/assets/a-640.webp', avif }
  ]
})

it.each<[rule: string, avif: string | null, format: 'webp' | 'avif', base: string, set: string | null]>([
  ['S7-17 "in webp"', null, 'webp', '', '/assets/a-320.webp 320w, /assets/a-640.webp 640w'],
  [
    'S7-17 "Images come from a CDN base path"',
    null,
    'webp',
    'https://cdn.example/x',
    'https://cdn.example/x/assets/a-320.webp 320w, https://cdn.example/x/assets/a-640.webp 640w'
  ],
  ['avif where it is smaller', '/assets/a-640.avif', 'avif', '', '/assets/a-320.avif 320w, /assets/a-640.avif 640w'],
  ['no avif where one size of it is not', null, 'avif', '', null]
])('%s', (_rule, avif, format, base, set) => {
  expect(sourcesOf(facts(avif), base)[format]).toBe(set)
})

it('a size is left out where the next is nearly as small', () => {
  const sizes = [1280, 1536, 1600].map(width => ({ width, webp: `/a-${width}.webp`, avif: null }))
  expect(sourcesOf({ width: 1600, height: 800, sizes }, '')).toMatchObject({
    webp: '/a-1280.webp 1280w, /a-1600.webp 1600w',
    src: '/a-1600.webp'
  })
})
