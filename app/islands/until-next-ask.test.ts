import { expect, it } from 'vitest'
import { untilNextAsk } from './until-next-ask.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const now = Date.parse('2026-11-21T12:00:00Z')

type Row = [
  rule: string,
  key: string,
  until: number | null,
  askedAt: number | null,
  unchanged: number,
  wait: number | null
]

it.each<Row>([
  ['"asks when the section comes near the view"', 'players-online', null, null, 0, 0],
  ['"players online then every 60 s"', 'players-online', null, now, 0, minute],
  ['"every 60 s": what is left of them', 'players-online', null, now - 45 * second, 3, 15 * second],
  ['"while visible and the tab is shown": back after a while, at once', 'players-online', null, now - hour, 0, 0],
  ['"the others when the first boundary … has passed"', 'monthly-rewards', now + 5 * minute, null, 0, 5 * minute],
  ['the boundary has passed before it came near', 'featured-tournaments', now - hour, null, 0, 0],
  ['one without a boundary is never asked for', 'community-spotlight', null, null, 0, null],
  ['a boundary of now, asked a moment ago', 'monthly-rewards', now, now - second, 0, 59 * second],
  ['nothing new: twice the time', 'monthly-rewards', now, now, 1, 2 * minute],
  ['nothing new again and again: an hour', 'monthly-rewards', now, now, 40, hour],
  ['a new boundary counts before the pause', 'monthly-rewards', now + 2 * hour, now, 0, 2 * hour]
])('%s', (_rule, key, until, askedAt, unchanged, wait) => {
  expect(untilNextAsk({ key, until, askedAt, unchanged, now })).toBe(wait)
})
