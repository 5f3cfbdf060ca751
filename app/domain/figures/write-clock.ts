import { firstOfMonth } from './first-of-month.ts'
import { formatLocale } from './format-locale.ts'
import { dateTimeFormat } from './formatters.ts'

const morning = Date.UTC(2026, 0, 1, 9, 41)

/** A time of day ("20:30") in a sentence of a locale: French has "20 h 30" and "20 h", which never break. */
export const writeClock = (clock: string, locale: string): string =>
  locale === 'fr' ? frenchClocks(clock) : clockInTable(clock, locale)

/** A time of day as a schedule, a table or a chart of a locale has it: Finnish has 20.30. The server's: the browser writes instants. */
export function clockInTable(clock: string, locale: string): string {
  const format = dateTimeFormat(formatLocale(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC'
  })
  return clock.replace(':', format.format(morning).slice(2, -2))
}

/** An instant in a sentence, in universal time: "21 November 2026 at 14:05 UTC". */
export function writeInstant(instant: Date, locale: string): string {
  const format = dateTimeFormat(formatLocale(locale), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const words = `${format.format(instant)} UTC`
  return locale === 'fr' ? firstOfMonth(frenchClocks(words), locale) : words
}

/** "20:30" in any French words as they are said: "20 h 30"; "08:00" is "8 h". */
const frenchClocks = (words: string): string =>
  words.replace(
    /(\d\d):(\d\d)/,
    (_, hours, minutes) => `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`
  )
