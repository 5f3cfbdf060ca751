import { firstOfMonth } from '../../domain/figures/first-of-month.ts'
import { formatLocale } from '../../domain/figures/format-locale.ts'

/** "15–29 November 2026": the days from one instant to another, as a locale writes them by a clock. */
export function writeDays(from: Date, to: Date, locale: string, timeZone = 'UTC'): string {
  const format = new Intl.DateTimeFormat(formatLocale(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone
  })
  const days = firstOfMonth(format.formatRange(from, to).replaceAll('\u2009', ''), locale)
  // No line ends within "18–23".
  return days.replace(/(?<=\d(?:er)?)–(?=\d)/, '\u2060–\u2060')
}

/** "vendredi": the name of a day of the week (0 is Sunday), with the apostrophe that our fonts draw and our texts type: the data of languages has ʼ in Ukrainian. */
export const writeWeekday = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(formatLocale(locale), { weekday: 'long', timeZone: 'UTC' })
    .format(new Date(Date.UTC(2026, 10, 1 + day)))
    .replaceAll('\u02bc', '’')
