import type { Locale } from '../../domain/locales/locale.ts'
import type { VisitorLocation } from '../geolocation/visitor-location.ts'
import { placeName } from './place-name.ts'

/** The name of a visitor's place in a language, as its rule is kept (Ontario is no country). Null where it is unknown. */
export const locationName = (
  { country, countryKey }: Pick<VisitorLocation, 'country' | 'countryKey'>,
  locale: Locale
): string | null => (country === null ? null : placeName(countryKey ?? country, locale))
