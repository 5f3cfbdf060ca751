import type { Locale } from '../../domain/locales/locale.ts'

/** A label, the colon of the language and the value: in French a space that does not break precedes the colon. */
export const labelled = (locale: Locale, label: string, value: string): string => `${label}${colon(locale)}${value}`

/** The colon between a label and its value, with the spaces of the language. */
export const colon = (locale: Locale): string => (locale === 'fr' ? '\u00a0: ' : ': ')
