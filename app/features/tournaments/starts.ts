import { dayMs } from '../../domain/dated/day-ms.ts'
import { type Weekday, weekdays } from '../../domain/dated/weekdays.ts'

/** An event of several days of each week, at one time ("18:00") in UTC. */
export type WeeklyRule = { readonly weekdays: readonly Weekday[]; readonly startUtc: string }

export const weekAfter = (now: Date): Date => new Date(now.getTime() + 7 * dayMs)

/** The starts of a weekly event in a stretch of time, `from` inclusive, `until` exclusive, in their order. */
export function occurrences(rule: WeeklyRule, from: Date, until: Date): Date[] {
  const sinceMidnight = minutesOf(rule.startUtc) * 60_000
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate())
  const starts: Date[] = []
  for (let day = first; day < until.getTime(); day += dayMs) {
    const start = new Date(day + sinceMidnight)
    const weekday = weekdays[start.getUTCDay()]
    if (weekday && rule.weekdays.includes(weekday) && start >= from && start < until) starts.push(start)
  }
  return starts
}

/** 1230 of "20:30": the minutes from midnight. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** The next start of an event of one weekday, at `now` or within a week of it. */
export function nextStart({ weekday, startUtc }: { weekday: Weekday; startUtc: string }, now: Date): Date {
  const [start = now] = occurrences({ weekdays: [weekday], startUtc }, now, weekAfter(now))
  return start
}
