import { expect, it } from 'vitest'
import { writeStart } from '../../features/tournaments/write-start.ts'
import { locales } from '../locales/locale.ts'
import { clockInTable, writeClock, writeInstant } from './write-clock.ts'

it.each(locales)('a table has one way to write a time of day: records and starts, in %s', locale => {
  const instant = new Date('2026-11-22T20:30:00Z')
  expect(clockInTable('20:30', locale)).toBe(writeStart(instant, 'clock', locale, 'UTC'))
  expect(writeStart(instant, 'start', locale, 'UTC')).toContain(clockInTable('20:30', locale))
})

it.each<[rule: string, clock: string, locale: string, written: string]>([
  ['Finnish has a full stop, and the end of a day is 24', '24:00', 'fi', '24.00'],
  ['French has the hours and their letter', '20:30', 'fr', '20 h 30'],
  ['French leaves out no minutes that there are', '08:05', 'fr', '8 h 05'],
  ['French leaves out minutes that there are not', '24:00', 'fr', '24 h'],
  ['midnight in French', '00:00', 'fr', '0 h'],
  ['the others write a sentence as a table', '20:30', 'en', '20:30']
])('%s', (_rule, clock, locale, written) => {
  expect(writeClock(clock, locale)).toBe(written.replaceAll(' ', '\u00a0'))
})

it.each<[locale: string, words: string]>([
  ['en', '1 November 2026 at 18:05 UTC'],
  ['fr', '1er novembre 2026 à 18 h 05 UTC']
])('an instant in %s', (locale, words) => {
  expect(writeInstant(new Date('2026-11-01T18:05:00Z'), locale).replaceAll('\u00a0', ' ')).toBe(words)
})
