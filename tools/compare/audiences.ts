import type { SiteId } from '../../app/site/regions/site-id.ts'
import { sites } from '../../app/site/regions/sites.data.ts'
import { audienceClassesOf, audienceOf } from '../../app/site/visitor/audience.ts'
import type { CountryRule } from '../../content/country-rules/country-rules.schema.ts'
import type { Host } from './asks.ts'

/**
 * The hosts of all sites and the shared contents host, each with a country of every class of audience that it has; of the contents host, whose pages no process
 * stores, two languages. In: the rules of countries, and the instant.
 */
export function hostsOf(records: readonly CountryRule[], now: Date): Host[] {
  const keys = ['', ...new Set(records.map(({ countryKey }) => countryKey))]
  const placesOf = (siteId: SiteId) =>
    audienceClassesOf(siteId, records, now).flatMap(
      ({ name }) => keys.find(key => audienceOf(siteId, key || null, records, now).name === name) ?? []
    )
  const homes = (locales: readonly string[]) =>
    Object.fromEntries(locales.map((locale, index) => [locale, index === 0 ? '/' : `/${locale}/`]))
  return [
    ...sites.map(({ id, locales }) => ({ id, homes: homes(locales), places: placesOf(id) })),
    { id: 'contents', homes: homes(['en', 'fr']), places: placesOf('global') }
  ]
}
