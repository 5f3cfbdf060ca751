import { dateTimeFormat } from '../figures/formatters.ts'
import { dayMs } from './day-ms.ts'

/** A stretch of every day by the clock of a time zone, `from` inclusive, `until` exclusive; it may run over midnight. */
export type DailyHours = { readonly timeZone: string; readonly from: string; readonly until: string }

/** Whether an instant lies inside the hours. Germany allows advertising from 21:00 to 06:00 in Europe/Berlin. */
export function withinDailyHours(hours: DailyHours, now: Date): boolean {
  const clock = wallClock(now, hours.timeZone).slice(11)
  return hours.from <= hours.until
    ? clock >= hours.from && clock < hours.until
    : clock >= hours.from || clock < hours.until
}

/** The next instant after `now` at which the hours begin or end; summer time counts. */
export function nextHoursBoundary(hours: DailyHours, now: Date): Date {
  const today = Date.parse(wallClock(now, hours.timeZone).slice(0, 10))
  const days = [0, 1, 2].map(ahead => new Date(today + ahead * dayMs).toISOString().slice(0, 10))
  const instants = days.flatMap(day =>
    [hours.from, hours.until].map(time => instantOfWallClock(`${day}T${time}`, hours.timeZone))
  )
  return new Date(Math.min(...instants.filter(instant => instant > now.getTime())))
}

const wallParts = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23'
} as const

/** "2026-03-29T21:00": the clock on the wall of the time zone at an instant. */
function wallClock(instant: Date, timeZone: string): string {
  const parts = dateTimeFormat('en-CA', { ...wallParts, timeZone }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(found => found.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** Two passes, because the offset of the first guess may be that of the other side of a change to summer time. */
function instantOfWallClock(wall: string, timeZone: string): number {
  const wanted = Date.parse(`${wall}:00Z`)
  let instant = wanted
  for (let pass = 0; pass < 2; pass += 1) {
    instant += wanted - Date.parse(`${wallClock(new Date(instant), timeZone)}:00Z`)
  }
  return instant
}
