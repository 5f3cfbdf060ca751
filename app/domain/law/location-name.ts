import type { VisitorLocation } from '../../site/geolocation/visitor-location.ts'
import type { Locale } from '../../site/locales/locale.ts'
import { placeName } from '../../site/regions/place-name.ts'

/** The name of a visitor's place in a language, as its rule is kept (Ontario is no country). Null where it is unknown. */
export const locationName = (
  { country, countryKey }: Pick<VisitorLocation, 'country' | 'countryKey'>,
  locale: Locale
): string | null => (country === null ? null : placeName(countryKey ?? country, locale))
