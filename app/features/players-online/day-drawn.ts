import type { PlayersOnline } from '../../../content/players-online/players-online.schema.ts'
import { dayMs } from '../../domain/dated/day-ms.ts'

type Figures = Pick<PlayersOnline, 'day' | 'takenAt' | 'players'>
type Count = { at: string; players: number }
/** A day of counts as a curve: shares of width and height from the top left, and the counts to name. */
export type DayDrawn = { points: { x: number; y: number }[]; least: Count; most: Count }

/** Counts of a shorter time, or with a longer gap, are no day: what nobody counted is not drawn. */
const minSpanMs = dayMs / 2
const maxGapMs = dayMs / 8

/** The 24 hours before figures were taken, from nothing at the bottom to the most at the top. The figures themselves are its last count. Out: null where too little of the day is known. */
export function dayDrawn({ day = [], takenAt, players }: Figures): DayDrawn | null {
  const end = Date.parse(takenAt)
  const ageMs = ({ at }: Count) => end - Date.parse(at)
  const before = day.filter(count => ageMs(count) > 0 && ageMs(count) <= dayMs)
  const counts: Count[] = [...before.toSorted((a, b) => ageMs(b) - ageMs(a)), { at: takenAt, players }]
  const ages = counts.map(ageMs)
  const hasGap = ages.some((age, index) => (ages[index - 1] ?? age) - age > maxGapMs)
  if (hasGap || (ages[0] ?? 0) < minSpanMs) return null
  const most = counts.reduce((best, count) => (count.players > best.players ? count : best))
  const least = counts.reduce((best, count) => (count.players < best.players ? count : best))
  if (most.players === 0) return null
  const points = counts.map(count => ({ x: 1 - ageMs(count) / dayMs, y: 1 - count.players / most.players }))
  return { points, least, most }
}
