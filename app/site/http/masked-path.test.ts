import { expect, it } from 'vitest'
import { maskedPath } from './masked-path.ts'

it.each<[rule: string, path: string, kept: string]>([
  ['a page', '/en/promotions/welcome-bonus/', '/en/promotions/welcome-bonus/'],
  ['the root', '/', '/'],
  [
    'a long title',
    '/how-we-rate-online-poker-rooms-in-the-year-2026/',
    '/how-we-rate-online-poker-rooms-in-the-year-2026/'
  ],
  ['a file of the build', '/assets/start-B1cD2efG.js', '/assets/start-B1cD2efG.js'],
  ['an e-mail address', '/u/ann@example.com/', '/u/[masked]/'],
  ['one as links carry it', '/u/ann%40example.com/mails', '/u/[masked]/mails'],
  ['one that was encoded twice', '/u/ann%2540example.com', '/u/[masked]'],
  ['a token', '/reset/9f8e7d6c5b4a39281706f5e4', '/reset/[masked]'],
  ['one with signs between', '/a/x.eyJhbGciOiJIUzI1NiJ9abc.y/', '/a/[masked]/'],
  ['an id', '/o/0b7e1c2d-1234-4abc-9def-0123456789ab', '/o/[masked]'],
  ['what cannot be read', '/a/%E0%A4%A', '/a/[masked]']
])('%s', (_rule, path, kept) => expect(maskedPath(path)).toBe(kept))

it('takes time in proportion to the length: a path of a scanner does not hold the process', () => {
  const path = `/${'a'.repeat(1_000_000)}`
  expect(maskedPath(path)).toBe(path)
})
