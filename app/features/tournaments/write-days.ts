import { formatLocale } from '../../domain/figures/format-locale.ts'

/** "15–29 November 2026": the days from one instant to another, as a locale writes them by a clock. */
export function writeDays(from: Date, to: Date, locale: string, timeZone = 'UTC'): string {
  const format = new Intl.DateTimeFormat(formatLocale(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone
  })
  return format.formatRange(from, to).replaceAll('\u2009', '')
}
