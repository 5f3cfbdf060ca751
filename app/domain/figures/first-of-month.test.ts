import { expect, it } from 'vitest'
import { firstOfMonth } from './first-of-month.ts'

it.each<[words: string, locale: string, written: string]>([
  ['1 déc.', 'fr', '1er déc.'],
  ['1–5 mars 2027', 'fr', '1er–5 mars 2027'],
  ['30 novembre – 1 décembre 2026', 'fr', '30 novembre – 1er décembre 2026'],
  ['21 mars 2027', 'fr', '21 mars 2027'],
  ['1 Dec', 'en', '1 Dec']
])('the first of a month in %s, %s', (words, locale, written) => {
  expect(firstOfMonth(words, locale)).toBe(written)
})
