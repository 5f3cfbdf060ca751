import { displayName } from '../../domain/figures/formatters.ts'
import { type Locale, languageTag } from '../../domain/locales/locale.ts'
import type { VisitorLocation } from '../geolocation/visitor-location.ts'
import { ontarioNames, placeNames as ownNames } from './place-names.data.ts'

/** The one name of a country, or of Ontario (`CAON`), in a language: rules, sites, ambassadors and notices say it alike. */
export function placeName(key: string, locale: Locale): string {
  if (key === 'CAON') return `${ontarioName(locale)} (${placeName('CA', locale)})`
  return ownNames[key]?.[locale] ?? displayName('region', key, languageTag(locale)) ?? key
}

export const ontarioName = (locale: Locale): string => ontarioNames[locale] ?? 'Ontario'

/** Several places by their names, in the order and with the commas of the language. */
export const placeNames = (keys: readonly string[], locale: Locale): string => {
  const names = keys.map(key => placeName(key, locale)).toSorted(new Intl.Collator(languageTag(locale)).compare)
  return new Intl.ListFormat(languageTag(locale)).format(names)
}

/** The name of a visitor's place in a language, as its rule is kept (Ontario is no country). Null where it is unknown. */
export const locationName = (
  { country, countryKey }: Pick<VisitorLocation, 'country' | 'countryKey'>,
  locale: Locale
): string | null => (country === null ? null : placeName(countryKey ?? country, locale))
