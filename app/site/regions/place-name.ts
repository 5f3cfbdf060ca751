import { displayName } from '../../domain/figures/formatters.ts'
import { type Locale, languageTag } from '../../domain/locales/locale.ts'
import { placeNames } from './place-names.data.ts'

/** The one name of a country, or of Ontario (`CAON`), in a language: rules, sites, ambassadors and notices say it alike. */
export const placeName = (key: string, locale: Locale): string =>
  placeNames[key]?.[locale] ?? displayName('region', key, languageTag(locale)) ?? key
