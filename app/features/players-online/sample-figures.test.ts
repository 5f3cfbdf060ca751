import { expect, it } from 'vitest'
import { sampleFigures } from './sample-figures.ts'

const record = {
  players: 1000,
  tables: 100,
  guaranteed: { amount: 5, currency: 'USD', month: '2026-11' },
  takenAt: '2026-11-20T18:30:00Z',
  sample: true
} as const

it.each<[rule: string, now: string, takenAt: string, players: number, tables: number]>([
  ['most play at 21:00 UTC', '2026-11-21T21:00:00Z', '2026-11-21T21:00:00Z', 1200, 120],
  ['the fewest twelve hours later', '2026-11-21T09:00:00Z', '2026-11-21T09:00:00Z', 800, 80],
  ['the record’s own figures between', '2026-11-21T15:00:00Z', '2026-11-21T15:00:00Z', 1000, 100],
  ['"the clock rounded down to 5 min"', '2026-11-21T21:04:59.999Z', '2026-11-21T21:00:00Z', 1200, 120],
  ['the next five minutes', '2026-11-21T15:05:00Z', '2026-11-21T15:05:00Z', 1004, 100],
  ['over midnight', '2026-11-22T00:01:00Z', '2026-11-22T00:00:00Z', 1141, 114]
])('%s', (_rule, now, takenAt, players, tables) => {
  expect(sampleFigures(record, new Date(now))).toEqual({ ...record, players, tables, takenAt })
})
