import { expect, it } from 'vitest'
import { dayDrawn } from './day-drawn.ts'

const takenAt = '2026-11-21T12:00:00Z'
/** Counts so many hours before the figures were taken. */
const counts = (rows: readonly [hours: number, players: number][]) =>
  rows.map(([hours, players]) => ({
    at: new Date(Date.parse(takenAt) - hours * 3_600_000).toISOString(),
    players,
    tables: 1
  }))
const day = counts([
  [24, 50],
  [18, 100],
  [12, 80],
  [8, 10],
  [4, 40]
])
const drawn = (given: typeof day, players = 60) => dayDrawn({ day: given, takenAt, players })

it('the counts of 24 hours and the figures of now, from nothing at the bottom to the most at the top', () => {
  expect(drawn(day)?.points).toEqual([
    { x: 0, y: 0.5 },
    { x: 0.25, y: 0 },
    { x: 0.5, y: 0.19999999999999996 },
    { x: 1 - 1 / 3, y: 0.9 },
    { x: 1 - 1 / 6, y: 0.6 },
    { x: 1, y: 0.4 }
  ])
})

it('names the most and the least with their times', () => {
  expect(drawn(day)).toMatchObject({
    most: { players: 100, at: '2026-11-20T18:00:00.000Z' },
    least: { players: 10, at: '2026-11-21T04:00:00.000Z' }
  })
  expect(drawn(day, 3)?.least).toEqual({ players: 3, at: takenAt })
})

it.each<[rule: string, given: typeof day, count: number | undefined]>([
  ['in whatever order they come', day.toReversed(), 6],
  ['a count of the day before is not of these 24 hours', [...day, ...counts([[25, 900]])], 6],
  ['nor is one of later', [...day, ...counts([[-1, 900]])], 6],
  ['too few counts are no day', day.slice(1), undefined],
  [
    'nor are those of a short time',
    counts([
      [5, 1],
      [4, 1],
      [3, 1],
      [2, 1],
      [1, 1]
    ]),
    undefined
  ],
  ['without any there is none', [], undefined]
])('%s', (_rule, given, count) => expect(drawn(given)?.points.length).toBe(count))

it('a day without a player is not drawn', () => {
  expect(
    drawn(
      day.map(count => ({ ...count, players: 0 })),
      0
    )
  ).toBeNull()
})
