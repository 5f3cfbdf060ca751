import type { Locale } from '../locales/locale.ts'

export type Site = {
  id: string
  /** The languages of the site; the first is served at its root. */
  locales: readonly [Locale, ...Locale[]]
  /** The country (or `CAON` for Ontario) whose law is the site's own. */
  countryKey: string | null
  /** Whether it has a licence of its country: its menu pages stay under its own law. */
  licensed?: true
  /** Whether its menu pages are global's, word for word, in the same language: search engines are sent to global's, but for pages that are `ownOnEverySite`. */
  asGlobal?: true
  /** The region of its hreflang tags; null: the bare language. */
  hreflangRegion: string | null
  /** The flag's file name in the flag set; null: the globe. */
  flag: string | null
}

/** The sites and their languages, as in the specification's table of regions; French is added to Global as its first. */
export const sites = [
  { id: 'global', locales: ['fr', 'en', 'es'], countryKey: null, hreflangRegion: null, flag: null },
  { id: 'europe', locales: ['en'], countryKey: null, asGlobal: true, hreflangRegion: null, flag: 'eu' },
  { id: 'belgium', locales: ['nl', 'fr'], countryKey: 'BE', hreflangRegion: 'BE', flag: 'be', licensed: true },
  { id: 'brazil', locales: ['pt-br'], countryKey: 'BR', hreflangRegion: 'BR', flag: 'br' },
  { id: 'bosnia', locales: ['bs'], countryKey: 'BA', hreflangRegion: 'BA', flag: 'ba' },
  { id: 'ontario', locales: ['en'], countryKey: 'CAON', hreflangRegion: 'CA', flag: 'ca', licensed: true },
  { id: 'finland', locales: ['fi'], countryKey: 'FI', hreflangRegion: 'FI', flag: 'fi' },
  { id: 'germany', locales: ['de'], countryKey: 'DE', hreflangRegion: 'DE', flag: 'de', licensed: true },
  { id: 'hungary', locales: ['hu'], countryKey: 'HU', hreflangRegion: 'HU', flag: 'hu' },
  { id: 'netherlands', locales: ['nl'], countryKey: 'NL', hreflangRegion: 'NL', flag: 'nl', licensed: true },
  { id: 'philippines', locales: ['en'], countryKey: 'PH', hreflangRegion: 'PH', flag: 'ph', licensed: true },
  { id: 'poland', locales: ['pl'], countryKey: 'PL', hreflangRegion: 'PL', flag: 'pl' },
  { id: 'ukraine', locales: ['uk'], countryKey: 'UA', hreflangRegion: 'UA', flag: 'ua' },
  { id: 'united-kingdom', locales: ['en'], countryKey: 'GB', hreflangRegion: 'GB', flag: 'gb', licensed: true }
] as const satisfies readonly Site[]

/** A flag that some site has: the region selector brings each along. */
export type Flag = NonNullable<(typeof sites)[number]['flag']>
