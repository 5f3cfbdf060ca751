import { firstOfMonth } from '../../domain/figures/first-of-month.ts'
import { formatLocale } from '../../domain/figures/format-locale.ts'
import { dateTimeFormat } from '../../domain/figures/formatters.ts'

/** The parts of an instant that the schedule shows: "Sun 18:00", "Sun", "22 Nov", "22 November" and "21:30". */
const parts = {
  start: { weekday: 'short', hour: '2-digit', minute: '2-digit' },
  weekday: { weekday: 'short' },
  date: { day: 'numeric', month: 'short' },
  day: { day: 'numeric', month: 'long' },
  clock: { hour: '2-digit', minute: '2-digit' }
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type StartPart = keyof typeof parts

/** Writes a part of an instant as a locale does. The server writes UTC or the zone of a venue; without a zone the browser writes its own. */
export function writeStart(instant: Date, part: StartPart, locale: string, timeZone?: string): string {
  const tag = formatLocale(locale, timeZone ? 'server' : 'browser')
  const format = dateTimeFormat(tag, { ...parts[part], ...(timeZone && { timeZone }), hourCycle: 'h23' })
  return firstOfMonth(format.format(instant), locale)
}
