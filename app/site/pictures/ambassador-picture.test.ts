import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { ambassadorPicture, portraitSlug } from './ambassador-picture.ts'
import { portraits } from './portraits.data.ts'

it.each<[rule: string, slug: string, base: string | null, address: string]>([
  ['S2-7 "The ambassador image path is /{slug}_nav.webp"', 'yuna-katsaros', null, '/yuna-katsaros_nav.webp'],
  [
    '"Ambassador picture `{IMAGE_CDN_BASE}/{slug}_nav.webp`"',
    'yuna-katsaros',
    'https://cdn.example/img',
    'https://cdn.example/img/yuna-katsaros_nav.webp'
  ],
  [
    'a person of whom only the CDN has a picture',
    'new-person',
    'https://cdn.example',
    'https://cdn.example/new-person_nav.webp'
  ],
  ['a person without a picture: the default portrait', 'new-person', null, '/new-person_nav.webp']
])('%s: %s at %s', (_rule, slug, base, address) => {
  expect(ambassadorPicture(slug, base)).toBe(address)
})

it.each<[pathname: string, slug: string | null]>([
  ['/yuna-katsaros_nav.webp', 'yuna-katsaros'],
  ['/_nav.webp', null],
  ['/../secret_nav.webp', null],
  ['/en/yuna-katsaros_nav.webp', null],
  ['/Yuna_nav.webp', null],
  ['/yuna-katsaros_nav.webp.br', null]
])('the slug of %s', (pathname, slug) => {
  expect(portraitSlug(pathname)).toBe(slug)
})

it('every built portrait is that of an ambassador of the content, and no two share one', () => {
  const people = parse(readFileSync('content/ambassadors/ambassadors.yaml', 'utf8')) as { slug: string }[]
  expect(people.map(({ slug }) => slug)).toEqual(expect.arrayContaining(Object.keys(portraits)))
  expect(new Set(Object.values(portraits)).size).toBe(Object.keys(portraits).length)
})
