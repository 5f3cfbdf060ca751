import type { RegionEntry } from '../../domain/entities/entities.schema.ts'
import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { siteOf } from '../../domain/sites/sites.ts'
import { languageName, localeName } from '../locales/locales.data.ts'
import { ontarioName, placeName } from './place-name.ts'
import { regionNames } from './place-names.data.ts'

type Choice = { id: SiteId; locale: Locale }

type Parts = {
  /** The choices in their order, as the site configuration lists them. */
  choices: readonly Choice[]
  /** The language that country and language names are written in. */
  displayLocale: Locale
  urlOf: (choice: Choice) => string
  /** The address of a flag's picture; null is the globe. */
  flagOf: (flag: string | null) => string
}

/** The region entries of the region selector (specification section 3). */
export function footerRegions({ choices, displayLocale, urlOf, flagOf }: Parts): RegionEntry[] {
  return choices.map(({ id, locale }) => ({
    id,
    url: urlOf({ id, locale }),
    imagePath: flagOf(siteOf(id).flag),
    countryName: countryName(id, displayLocale),
    languageName: languageName(locale, displayLocale),
    locale,
    localeName: localeName(locale)
  }))
}

/** The number of Europe, by which the data of languages name it. */
const europe = '150'

/** The name of a site's country, or of a region that is no country, in one language. */
export function countryName(siteId: SiteId, displayLocale: Locale): string {
  if (siteId === 'ontario') return `${placeName('CA', displayLocale)} (${ontarioName(displayLocale)})`
  const names: Partial<Record<SiteId, Record<Locale, string>>> = regionNames
  return names[siteId]?.[displayLocale] ?? placeName(siteOf(siteId).countryKey ?? europe, displayLocale)
}
