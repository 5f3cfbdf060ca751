import { type DailyHours, nextHoursBoundary, withinDailyHours } from './daily-hours.ts'
import { dayMs } from './day-ms.ts'

/**
 * The fields of every dated record of content/. Dates are ISO days, which begin at 00:00 UTC, or ISO instants.
 * `validFrom` is inclusive, `validUntil` exclusive; null or missing means that there is no such end. A record also ends when its
 * review date is over. Of several hours of the day each must run: they come from several laws.
 */
export type DatedRecord = {
  readonly validFrom?: string | null | undefined
  readonly validUntil?: string | null | undefined
  readonly reviewBy?: string | null | undefined
  readonly adHours?: readonly DailyHours[] | undefined
}

/** Whether a record counts at an instant: inside its dates, not past its review date, and inside its hours where it has some. */
export function isValidAt(record: DatedRecord, now: Date): boolean {
  const time = now.getTime()
  if (time < startOf(record) || time >= endOf(record)) return false
  return (record.adHours ?? []).every(hours => withinDailyHours(hours, now))
}

/** The first instant after `now` at which one of the records begins or ends, null when none ever will: until then a page rendered at `now` is current. */
export function nearestBoundary(records: Iterable<DatedRecord>, now: Date): Date | null {
  const nearest = Math.min(...Array.from(records, record => boundaryAfter(record, now)))
  return Number.isFinite(nearest) ? new Date(nearest) : null
}

function boundaryAfter(record: DatedRecord, now: Date): number {
  const start = startOf(record)
  const end = endOf(record)
  const time = now.getTime()
  if (time < start) return start
  if (time >= end) return Number.POSITIVE_INFINITY
  return Math.min(end, ...(record.adHours ?? []).map(hours => nextHoursBoundary(hours, now).getTime()))
}

export const startOf = ({ validFrom }: DatedRecord): number =>
  validFrom == null ? Number.NEGATIVE_INFINITY : Date.parse(validFrom)

function endOf({ validUntil, reviewBy }: DatedRecord): number {
  return Math.min(
    validUntil == null ? Number.POSITIVE_INFINITY : Date.parse(validUntil),
    reviewBy == null ? Number.POSITIVE_INFINITY : reviewEnd(reviewBy).getTime()
  )
}

/** The instant at which a record is past its review date: when the day by which it was to be reviewed is over, in UTC. */
export const reviewEnd = (reviewBy: string): Date => new Date(Date.parse(reviewBy) + dayMs)

/** Whether a record is past its review date: nobody has looked at it again in time, so that its offers are no longer shown. */
export const pastReview = (reviewBy: string, now: Date): boolean => now.getTime() >= reviewEnd(reviewBy).getTime()

/** The first of some instants. Returns null where none comes. */
export function soonest(...instants: readonly (Date | null | undefined)[]): Date | null {
  const times = instants.flatMap(instant => instant?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.min(...times)) : null
}
