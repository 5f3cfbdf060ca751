import { expect, it } from 'vitest'
import { writeDays, writeWeekday } from './write-days.ts'

it.each<[from: string, to: string, locale: string, written: string]>([
  ['2026-11-15T18:00Z', '2026-11-29T17:00Z', 'en', '15\u2060–\u206029 November 2026'],
  ['2026-11-15T18:00Z', '2026-11-29T17:00Z', 'fr', '15\u2060–\u206029 novembre 2026'],
  ['2027-02-28T18:00Z', '2027-03-14T17:00Z', 'en', '28 February–14 March 2027'],
  ['2027-11-18T12:00Z', '2027-11-23T12:00Z', 'hu', '2027. november 18\u2060–\u206023.'],
  ['2026-11-29T17:00Z', '2026-11-29T20:00Z', 'fr', '29 novembre 2026'],
  ['2027-03-01T17:00Z', '2027-03-05T20:00Z', 'fr', '1er\u2060–\u20605 mars 2027']
])('from %s to %s in %s', (from, to, locale, written) => {
  expect(writeDays(new Date(from), new Date(to), locale).replaceAll('\u00a0', ' ')).toBe(written)
})

it.each<[day: number, locale: string, written: string]>([
  [5, 'fr', 'vendredi'],
  [0, 'de', 'Sonntag'],
  [5, 'uk', 'п’ятниця']
])('day %i of the week in %s is %s', (day, locale, written) => {
  expect(writeWeekday(day, locale)).toBe(written)
})
