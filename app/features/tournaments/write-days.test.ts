import { expect, it } from 'vitest'
import { writeDays, writeWeekday } from './write-days.ts'

it.each([
  ['2026-11-15', '2026-11-29', 'en', '15–29 November 2026'],
  ['2026-11-28', '2026-12-02', 'fr', '28 novembre–2 décembre 2026']
])('%s to %s in %s is %s', (from, to, locale, written) => {
  expect(writeDays(new Date(from), new Date(to), locale)).toBe(written)
})

it.each([
  [5, 'fr', 'vendredi'],
  [0, 'de', 'Sonntag'],
  [5, 'uk', 'п’ятниця']
])('day %i of the week in %s is %s', (day, locale, written) => {
  expect(writeWeekday(day, locale)).toBe(written)
})
