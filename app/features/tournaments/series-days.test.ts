import { expect, it } from 'vitest'
import { seriesDays } from './series-days.ts'

const event = (start: string, amount?: number) => ({
  start: new Date(start),
  lateRegistrationMinutes: 60,
  guarantee: amount === undefined ? null : { amount, currency: 'USD' as const }
})
const events = [event('2026-11-22T18:00Z', 100), event('2026-11-24T10:00Z', 400), event('2026-11-24T19:00Z')]
const facts = { events, now: new Date('2026-11-23T09:30Z'), timeZone: 'UTC', guarantees: true }

it.each([
  ['UTC', ['2026-11-22 1', '2026-11-23 0', '2026-11-24 2']],
  ['Pacific/Auckland', ['2026-11-23 1', '2026-11-24 1', '2026-11-25 1']]
])('the days of a series by the clock of %s, those without a start too', (timeZone, written) => {
  const { days } = seriesDays({ ...facts, timeZone })
  expect(days.map(({ date, pins }) => `${date} ${pins.length}`)).toEqual(written)
})

it.each([
  ['UTC', ['past', 'today', 'ahead']],
  ['Pacific/Auckland', ['today', 'ahead', 'ahead']]
])('today by the clock of %s, until the next full hour', (timeZone, states) => {
  const { days, until } = seriesDays({ ...facts, timeZone })
  expect(days.map(({ state }) => state)).toEqual(states)
  expect(until).toEqual(new Date('2026-11-23T10:00Z'))
})

it.each([
  ['the greatest guarantee is the largest, none the least', {}, ['over 15', 'largest 30', 'ahead 7']],
  ['where none may be shown all are alike', { guarantees: false }, ['over 7', 'ahead 7', 'ahead 7']],
  ['the largest is dim too once it is over', { now: new Date('2026-11-24T12:00Z') }, ['over 15', 'over 30', 'ahead 7']]
])('%s', (_rule, other, pins) => {
  const { days } = seriesDays({ ...facts, ...other })
  expect(days.flatMap(day => day.pins.map(({ state, radius }) => `${state} ${radius}`))).toEqual(pins)
})

it('no starts, no days', () => {
  expect(seriesDays({ ...facts, events: [] }).days).toEqual([])
})
