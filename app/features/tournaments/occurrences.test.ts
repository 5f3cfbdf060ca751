import fc from 'fast-check'
import { expect, it } from 'vitest'
import { weekdays } from '../../domain/dated/weekdays.ts'
import { occurrences, type WeeklyRule } from './starts.ts'

const daily: WeeklyRule = { weekdays, startUtc: '19:45' }
const twice: WeeklyRule = { weekdays: ['sunday', 'friday'], startUtc: '20:30' }
const midnight: WeeklyRule = { weekdays: ['monday'], startUtc: '00:00' }

it.each<[rule: string, event: WeeklyRule, from: string, until: string, starts: string[]]>([
  [
    '"weekly events expand from rules": each of its days',
    twice,
    '2026-11-19T00:00Z',
    '2026-11-26T00:00Z',
    ['20T20:30', '22T20:30']
  ],
  ['`from` inclusive', daily, '2026-11-21T19:45Z', '2026-11-22T19:45Z', ['21T19:45']],
  ['`until` exclusive', midnight, '2026-11-16T00:00Z', '2026-11-23T00:00Z', ['16T00:00']],
  ['later the same day only', daily, '2026-11-21T20:00Z', '2026-11-22T00:00Z', []],
  ['over the end of a month', daily, '2026-11-30T12:00Z', '2026-12-01T23:00Z', ['30T19:45', '01T19:45']]
])('%s', (_rule, event, from, until, starts) => {
  expect(occurrences(event, new Date(from), new Date(until)).map(start => start.toISOString().slice(8, 16))).toEqual(
    starts
  )
})

it('a week has as many starts as the event has days, from wherever it is counted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000 }), fc.subarray([...weekdays], { minLength: 1 }), (minute, days) => {
      const from = new Date(Date.UTC(2026, 0, 1) + minute * 60_000)
      const until = new Date(from.getTime() + 7 * 86_400_000)
      expect(occurrences({ weekdays: days, startUtc: '18:15' }, from, until)).toHaveLength(days.length)
    })
  )
})
