import { expect, it } from 'vitest'
import { type EventState, eventState, expectedEnd, nextEventChange, type TimedEvent } from './event-state.ts'

const at = (clock: string) => new Date(`2026-11-21T${clock}:00Z`)
const online: TimedEvent = { start: at('18:00'), lateRegistrationMinutes: 120 }
const flight: TimedEvent = { start: at('11:00'), lateRegistrationMinutes: 360, runsMinutes: 660 }
const day: TimedEvent = { start: at('12:00'), lateRegistrationMinutes: 0, runsMinutes: 600 }

it.each<[rule: string, event: TimedEvent, now: string, state: EventState, change: string | null]>([
  ['before its start', online, '17:59', 'to come', '18:00'],
  ['from its start on', online, '18:00', 'open', '20:00'],
  ['the last minute of late registration', online, '19:59', 'open', '20:00'],
  ['"ended events drop at their instant"', online, '20:00', 'over', null],
  ['a flight after registration', flight, '17:00', 'under way', '22:00'],
  ['the end of a flight', flight, '22:00', 'over', null],
  ['a later day of a tournament takes nobody in', day, '12:00', 'under way', '22:00']
])('%s', (_rule, event, now, state, change) => {
  expect(eventState(event, at(now))).toBe(state)
  expect(nextEventChange([event], at(now))?.toISOString() ?? null).toBe(change && at(change).toISOString())
})

it.each<[rule: string, event: TimedEvent, end: string]>([
  ['an event that says how long it runs', flight, '22:00'],
  ['else twice its late registration', online, '22:00'],
  ['two hours at least', { start: at('18:00'), lateRegistrationMinutes: 0 }, '20:00']
])('the expected end: %s', (_rule, event, end) => expect(expectedEnd(event)).toEqual(at(end)))

it('of several events the first change counts', () => {
  expect(nextEventChange([online, flight, day], at('11:30'))).toEqual(at('12:00'))
  expect(nextEventChange([], at('11:30'))).toBeNull()
})
