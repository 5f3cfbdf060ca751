import type { RegionEntry } from '../entities/region-entry.schema.ts'
import { type Locale, languageTag } from '../locales/locale.ts'
import { localeName } from '../locales/locales.data.ts'
import { regionNames } from './region-names.data.ts'
import type { SiteId } from './site-id.ts'
import { siteOf } from './sites.ts'

type Choice = { id: SiteId; locale: Locale }

type Parts = {
  /** The choices in their order, as the site configuration lists them. */
  choices: readonly Choice[]
  /** The language that country and language names are written in. */
  displayLocale: Locale
  /** The address at which a choice is made, with force=1. */
  urlOf: (choice: Choice) => string
  /** The address of a flag's picture; null is the globe. */
  flagOf: (flag: string | null) => string
}

/**
 * The region entries of the region selector (specification section 3). Out: one entry for each site in each of its languages; country and
 * language are named in the language of the page, `localeName` is what the language calls itself.
 */
export function footerRegions({ choices, displayLocale, urlOf, flagOf }: Parts): RegionEntry[] {
  const languages = displayNames(displayLocale, 'language')
  return choices.map(({ id, locale }) => ({
    id,
    url: urlOf({ id, locale }),
    imagePath: flagOf(siteOf(id).flag),
    countryName: countryName(id, displayLocale),
    languageName: capitalised(languages.of(languageTag(locale)) ?? locale, displayLocale),
    locale,
    localeName: localeName(locale)
  }))
}

/** The name of a site's country, or of a region that is no country, in one language. */
export function countryName(siteId: SiteId, displayLocale: Locale): string {
  const names: Partial<Record<SiteId, Record<Locale, string>>> = regionNames
  const { countryKey } = siteOf(siteId)
  return names[siteId]?.[displayLocale] ?? displayNames(displayLocale, 'region').of(countryKey ?? '') ?? siteId
}

const allNames = new Map<string, Intl.DisplayNames>()

/** Making a table of names takes a hundred times as long as looking into it: each is made once. */
function displayNames(locale: Locale, type: 'language' | 'region'): Intl.DisplayNames {
  const key = `${locale} ${type}`
  const names = allNames.get(key) ?? new Intl.DisplayNames([locale], { type })
  allNames.set(key, names)
  return names
}

const capitalised = (text: string, locale: Locale) => `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}`
