import { firstOfMonth } from '../../domain/figures/first-of-month.ts'
import { formatLocale } from '../../domain/figures/format-locale.ts'

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
  const key = `${tag} ${part} ${timeZone}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(tag, { ...parts[part], ...(timeZone && { timeZone }), hourCycle: 'h23' })
  formats.set(key, format)
  return firstOfMonth(format.format(instant), locale)
}

/** Making a format takes long, using it does not: each is made once. */
const formats = new Map<string, Intl.DateTimeFormat>()
