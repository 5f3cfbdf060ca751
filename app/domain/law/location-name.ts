import type { CountryRule } from '../../../content/country-rules/country-rules.schema.ts'
import type { VisitorLocation } from '../../site/geolocation/visitor-location.ts'
import type { Locale } from '../../site/locales/locale.ts'

/** The name of a visitor's place in a language: as its rule names it (Ontario is no country), else as the language does. Null where it is unknown. */
export function locationName(
  { country, countryKey }: Pick<VisitorLocation, 'country' | 'countryKey'>,
  locale: Locale,
  records: readonly Pick<CountryRule, 'countryKey' | 'name'>[]
): string | null {
  if (country === null) return null
  const named = records.find(record => record.countryKey === countryKey)
  return named?.name[locale] ?? new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country
}
