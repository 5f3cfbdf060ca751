import { expect, it } from 'vitest'
import { type StartPart, writeStart } from './write-start.ts'

it.each<[rule: string, instant: string, part: StartPart, locale: string, written: string]>([
  ['the start in UTC', '2026-11-22T18:00:00Z', 'start', 'fr', 'dim. 18:00'],
  ['the start in UTC', '2026-11-22T18:00:00Z', 'start', 'en', 'Sun 18:00'],
  ['its date', '2026-11-22T18:00:00Z', 'date', 'en', '22 Nov'],
  ['its day of the week', '2026-11-22T18:00:00Z', 'weekday', 'fr', 'dim.'],
  ['its day', '2026-11-22T18:00:00Z', 'day', 'fr', '22 novembre'],
  ['its day', '2026-11-22T18:00:00Z', 'day', 'en', '22 November'],
  ['the first of a month in French', '2026-12-01T18:00:00Z', 'date', 'fr', '1er déc.'],
  ['the end of late registration', '2026-11-22T21:30:00Z', 'clock', 'en', '21:30'],
  ['midnight is 00:00', '2026-11-23T00:00:00Z', 'clock', 'fr', '00:00']
])('%s: %s, %s in %s', (_rule, instant, part, locale, written) => {
  expect(writeStart(new Date(instant), part, locale, 'UTC')).toBe(written)
})

it('browser-side formats map bs to hr', () => {
  expect(writeStart(new Date('2026-11-22T12:00:00Z'), 'day', 'bs')).toBe('22. studenoga')
})
