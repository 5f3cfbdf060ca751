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
/** Every three hours, so that none may be missing. */
const day = counts([
  [24, 50],
  [21, 70],
  [18, 100],
  [15, 90],
  [12, 80],
  [9, 10],
  [6, 30],
  [3, 40]
])
const drawn = (given: typeof day, players = 60) => dayDrawn({ day: given, takenAt, players })

it('the counts of 24 hours and the figures of now, from nothing at the bottom to the most at the top', () => {
  const points = drawn(day)?.points ?? []
  expect(points.map(({ x }) => x * 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(points.map(({ y }) => Math.round(100 * (1 - y)))).toEqual([50, 70, 100, 90, 80, 10, 30, 40, 60])
})

it('names the most and the least with their times', () => {
  expect(drawn(day)).toMatchObject({
    most: { players: 100, at: '2026-11-20T18:00:00.000Z' },
    least: { players: 10, at: '2026-11-21T03:00:00.000Z' }
  })
  expect(drawn(day, 3)?.least).toEqual({ players: 3, at: takenAt })
})

it.each<[rule: string, given: typeof day, count: number | undefined]>([
  ['in whatever order they come', day.toReversed(), 9],
  ['a count of the day before is not of these 24 hours', [...day, ...counts([[25, 900]])], 9],
  ['nor is one of later', [...day, ...counts([[-1, 900]])], 9],
  ['half a day is enough', day.slice(4), 5],
  ['less is no day', day.slice(5), undefined],
  ['a gap of more than three hours is not drawn over', day.toSpliced(3, 1), undefined],
  ['nor is one before now', day.slice(0, -1), undefined],
  ['without any count there is none', [], undefined]
])('%s', (_rule, given, count) => expect(drawn(given)?.points.length).toBe(count))

it('a day without a player is not drawn', () => {
  const empty = day.map(count => ({ ...count, players: 0 }))
  expect(drawn(empty, 0)).toBeNull()
})
