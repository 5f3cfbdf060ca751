import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { calendar } from './calendar.ts'
import { expectedMinutes } from './expected-minutes.ts'

const tournaments = calendar(content, 'global')

/** Worked out by hand from each sheet: the field that the guarantee takes, and the level at which all players have 50 big blinds together. */
it.each<[id: string, hours: string]>([
  ['early-thermal', '5:45'],
  ['evening-stoop', '6:45'],
  ['midweek-hover', '11:45'],
  ['sunday-step', '3:45'],
  ['sunday-major', '12:00']
])('words M1 the calendar of %s is as long as its levels take: %s', (id, hours) => {
  const found = tournaments.find(item => item.id === id)
  const minutes = found && expectedMinutes(found, content.structures)
  expect(minutes && `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`).toBe(hours)
})

it('words M1 no tournament ends while one may still register', () => {
  const rows = tournaments.flatMap(item => {
    const minutes = expectedMinutes(item, content.structures)
    return minutes ? [{ ...item, minutes }] : []
  })
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter(({ minutes, lateRegistrationMinutes }) => minutes <= lateRegistrationMinutes)).toEqual([])
})
