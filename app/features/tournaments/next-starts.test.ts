import { expect, it } from 'vitest'
import type { WeeklyEvent } from './starts.ts'
import { nextStarts } from './starts.ts'

const event = (weekday: WeeklyEvent['weekday'], startUtc: string) => ({ weekday, startUtc })
const week = [event('sunday', '18:00'), event('monday', '19:30'), event('friday', '19:00'), event('saturday', '17:00')]

it.each<[rule: string, now: string, count: number, starts: string[]]>([
  ['the next starts, soonest first', '2026-11-20T18:30:00Z', 5, ['20T19:00', '21T17:00', '22T18:00', '23T19:30']],
  [
    'one that has begun comes a week later',
    '2026-11-20T19:00:01Z',
    5,
    ['21T17:00', '22T18:00', '23T19:30', '27T19:00']
  ],
  ['no more than asked for', '2026-11-20T18:30:00Z', 2, ['20T19:00', '21T17:00']]
])('%s', (_rule, now, count, starts) => {
  expect(nextStarts(week, new Date(now), count).map(({ start }) => start.toISOString().slice(8, 16))).toEqual(starts)
})

it('is empty where no tournament is featured', () => {
  expect(nextStarts([], new Date('2026-11-20T18:30:00Z'), 5)).toEqual([])
})
