import { type Weekday, weekdays } from '../../domain/dated/weekdays.ts'

export type WeeklyEvent = { readonly weekday: Weekday; readonly startUtc: string }

const minutesPerWeek = 7 * 24 * 60

/** The next start of a weekly event: the first instant, `now` included, on its weekday at its time ("18:00") in UTC. */
export function nextStart(event: WeeklyEvent, now: Date): Date {
  const [hours = 0, minutes = 0] = event.startUtc.split(':').map(Number)
  const sunday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - now.getUTCDay())
  const start = sunday + (weekdays.indexOf(event.weekday) * 24 * 60 + hours * 60 + minutes) * 60_000
  return new Date(start >= now.getTime() ? start : start + minutesPerWeek * 60_000)
}

export type UpcomingStart<Event> = { event: Event; start: Date }

/** An event of several days of each week, at one time ("18:00") in UTC. */
export type WeeklyRule = { readonly weekdays: readonly Weekday[]; readonly startUtc: string }

const dayMs = 86_400_000

/** The starts of a weekly event in a stretch of time, `from` inclusive, `until` exclusive, in their order. */
export function occurrences(rule: WeeklyRule, from: Date, until: Date): Date[] {
  const [hours = 0, minutes = 0] = rule.startUtc.split(':').map(Number)
  const sinceMidnight = (hours * 60 + minutes) * 60_000
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate())
  const starts: Date[] = []
  for (let day = first; day < until.getTime(); day += dayMs) {
    const start = new Date(day + sinceMidnight)
    const weekday = weekdays[start.getUTCDay()]
    if (weekday && rule.weekdays.includes(weekday) && start >= from && start < until) starts.push(start)
  }
  return starts
}
