import { formatFigure } from '../../domain/figures/format-figure.ts'
import { writeClock } from '../../domain/figures/write-clock.ts'
import { siteConfiguration } from '../../site/config/site-configuration.data.ts'
import type { Translate } from '../../site/messages/translate.ts'
import type { CalendarEntry } from './calendar-entries.ts'
import { registrationEnd } from './event-state.ts'

/** The words of a calendar entry in a language: its name; its format, its cost, until when one can register, and that it is a sample. */
export function calendarWords(entry: CalendarEntry, locale: string, t: Translate) {
  const written = (text: string | { readonly en: string; readonly [locale: string]: string | undefined }) =>
    (typeof text === 'string' ? text : (text[locale] ?? text.en)).replaceAll('{brand}', siteConfiguration.brand)
  const { buyIn, lateRegistrationMinutes } = entry
  const end = writeClock(registrationEnd(entry).toISOString().slice(11, 16), locale)
  const amount = buyIn && formatFigure({ kind: 'money', ...buyIn }, locale)
  return {
    summary: entry.names.map(written).join(' · '),
    description: [
      written(entry.format),
      ...(amount ? [t('tournaments.calendar-buy-in', { amount })] : []),
      ...(lateRegistrationMinutes > 0 ? [t('tournaments.late-registration', { time: `${end} UTC` })] : []),
      t('tournaments.calendar-sample')
    ].join('\n')
  }
}
