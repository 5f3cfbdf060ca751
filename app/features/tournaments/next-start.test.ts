import { expect, it } from 'vitest'
import { nextStart } from './starts.ts'

type WeeklyEvent = Parameters<typeof nextStart>[0]

const sunday: WeeklyEvent = { weekday: 'sunday', startUtc: '18:00' }
const monday: WeeklyEvent = { weekday: 'monday', startUtc: '00:00' }
const saturday: WeeklyEvent = { weekday: 'saturday', startUtc: '23:59' }

it.each<[rule: string, event: WeeklyEvent, now: string, start: string]>([
  ['later the same day', sunday, '2026-11-22T10:00:00Z', '2026-11-22T18:00:00.000Z'],
  ['`now` included', sunday, '2026-11-22T18:00:00Z', '2026-11-22T18:00:00.000Z'],
  ['a moment later: the next week', sunday, '2026-11-22T18:00:00.001Z', '2026-11-29T18:00:00.000Z'],
  ['from the middle of the week', sunday, '2026-11-18T12:00:00Z', '2026-11-22T18:00:00.000Z'],
  ['Monday 00:00 UTC, from Sunday night', monday, '2026-11-22T23:59:59Z', '2026-11-23T00:00:00.000Z'],
  ['Monday 00:00 UTC, from Monday', monday, '2026-11-23T00:00:01Z', '2026-11-30T00:00:00.000Z'],
  ['the last minute of the week', saturday, '2026-11-22T00:00:00Z', '2026-11-28T23:59:00.000Z'],
  ['over the end of a year', sunday, '2026-12-28T00:00:00Z', '2027-01-03T18:00:00.000Z'],
  ['summer time moves nothing in UTC', sunday, '2026-10-25T17:00:00Z', '2026-10-25T18:00:00.000Z']
])('%s: %o at %s', (_rule, event, now, start) => {
  expect(nextStart(event, new Date(now)).toISOString()).toBe(start)
})
