import { expect, it } from 'vitest'
import { weekdays } from '../../domain/dated/weekdays.ts'
import type { CalendarTournament } from './calendar.ts'
import { chosenStarts, readScheduleChoice, scheduleQuery } from './schedule-choice.ts'

type Known = Pick<CalendarTournament, 'id' | 'game' | 'type' | 'lateRegistrationMinutes' | 'when' | 'shown'> & {
  buyIn: { amount: number }
}

const sunday: Known = {
  id: 'sunday',
  when: { weekdays: ['sunday'], startUtc: '18:00' },
  shown: null,
  game: 'holdem',
  type: 're-entry',
  buyIn: { amount: 215 },
  lateRegistrationMinutes: 210
}
const omaha: Known = {
  ...sunday,
  id: 'omaha',
  when: { weekdays, startUtc: '17:00' },
  game: 'omaha',
  buyIn: { amount: 16.5 },
  lateRegistrationMinutes: 90
}
const pipit: Known = { ...omaha, id: 'pipit', game: 'holdem', type: 'freezeout', buyIn: { amount: 10 } }

type Row = [rule: string, query: Record<string, string>, now: string, starts: string[]]

it.each<Row>([
  ['without a choice: the next day', {}, '2026-11-21T20:00Z', ['omaha 22T17:00', 'pipit 22T17:00', 'sunday 22T18:00']],
  [
    'one that has begun stays while registration is open',
    {},
    '2026-11-22T21:00Z',
    ['sunday 22T18:00', 'omaha 23T17:00', 'pipit 23T17:00']
  ],
  ['and drops when it closes', {}, '2026-11-22T21:30Z', ['omaha 23T17:00', 'pipit 23T17:00']],
  [
    'a weekday: that day, within the week',
    { day: 'sunday' },
    '2026-11-21T20:00Z',
    ['omaha 22T17:00', 'pipit 22T17:00', 'sunday 22T18:00']
  ],
  ['a game: the whole week', { game: 'holdem', stake: 'high' }, '2026-11-21T20:00Z', ['sunday 22T18:00']],
  [
    'the highest buy-in of a size belongs to it',
    { stake: 'low', day: 'monday' },
    '2026-11-21T20:00Z',
    ['pipit 23T17:00']
  ],
  ['a format', { type: 'freezeout', day: 'friday' }, '2026-11-21T20:00Z', ['pipit 27T17:00']],
  [
    'a value that nothing is called by chooses nothing',
    { game: '<script>', day: 'Sunday' },
    '2026-11-21T20:00Z',
    ['omaha 22T17:00', 'pipit 22T17:00', 'sunday 22T18:00']
  ],
  ['nothing that there is', { game: 'short-deck' }, '2026-11-21T20:00Z', []]
])('%s', (_rule, query, now, starts) => {
  const found = chosenStarts([sunday, omaha, pipit], readScheduleChoice(query), new Date(now))
  expect(found.map(({ event, start }) => `${event.id} ${start.toISOString().slice(8, 16)}`)).toEqual(starts)
})

it('an event of a series is listed once, and not outside the days of its series', () => {
  const event = { ...pipit, id: 'event', when: { start: new Date('2026-11-22T19:00Z') } }
  const shown = { validFrom: '2026-11-01', validUntil: '2026-11-22' }
  const ids = (list: Known[]) =>
    chosenStarts(list, readScheduleChoice({ type: 'freezeout' }), new Date('2026-11-21T20:00Z')).map(
      ({ event: { id } }) => id
    )
  expect([ids([event]), ids([{ ...event, shown }])]).toEqual([['event'], []])
})

it.each([
  [{}, ''],
  [{ type: 'bounty' }, '?type=bounty'],
  [{ stake: 'low', day: 'sunday', game: 'chess' }, '?day=sunday&stake=low']
])('the choice %j is asked for by %s', (query: Record<string, string>, written) => {
  expect(scheduleQuery(readScheduleChoice(query))).toBe(written)
})
