import { expect, it } from 'vitest'
import { writeStart } from '../../features/tournaments/write-start.ts'
import { locales } from '../locales/locale.ts'
import { writeClock } from './write-clock.ts'

it.each(locales)('a time of day is written in one way: records, figures and starts, in %s', locale => {
  const instant = new Date('2026-11-22T20:30:00Z')
  expect(writeClock('20:30', locale)).toBe(writeStart(instant, 'clock', locale, 'UTC'))
  expect(writeStart(instant, 'start', locale, 'UTC')).toContain(writeClock('20:30', locale))
})

it('Finnish has a full stop, and the end of a day is 24', () => {
  expect(writeClock('24:00', 'fi')).toBe('24.00')
  expect(writeClock('24:00', 'fr')).toBe('24:00')
})
