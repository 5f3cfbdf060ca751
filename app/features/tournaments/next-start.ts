import { type Weekday, weekdays } from '../../site/dated/weekdays.ts'

export type WeeklyEvent = { readonly weekday: Weekday; readonly startUtc: string }

const minutesPerWeek = 7 * 24 * 60

/**
 * The next start of a weekly event: the first instant, `now` included, on its weekday at its time ("18:00") in UTC.
 */
export function nextStart(event: WeeklyEvent, now: Date): Date {
  const [hours = 0, minutes = 0] = event.startUtc.split(':').map(Number)
  const sunday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - now.getUTCDay())
  const start = sunday + (weekdays.indexOf(event.weekday) * 24 * 60 + hours * 60 + minutes) * 60_000
  return new Date(start >= now.getTime() ? start : start + minutesPerWeek * 60_000)
}
