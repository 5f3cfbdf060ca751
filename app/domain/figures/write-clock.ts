import { formatLocale } from './format-locale.ts'
import { dateTimeFormat } from './formatters.ts'

const morning = Date.UTC(2026, 0, 1, 9, 41)

/** A time of day ("20:30") as a locale writes it: Finnish has 20.30. The server's: the browser writes instants. */
export function writeClock(clock: string, locale: string): string {
  const format = dateTimeFormat(formatLocale(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC'
  })
  return clock.replace(':', format.format(morning).slice(2, -2))
}
