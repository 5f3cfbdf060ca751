import type { Locale } from '../../domain/locales/locale.ts'

/** A label and what it is of, with the colon of the language: French has a space before it that does not break. */
export const labelled = (locale: Locale, label: string, value: string): string => `${label}${colon(locale)}${value}`

/** The colon between a label and its value, with the spaces of the language. */
export const colon = (locale: Locale): string => (locale === 'fr' ? '\u00a0: ' : ': ')
