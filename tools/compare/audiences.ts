import type { SiteId } from '../../app/site/regions/site-id.ts'
import { sites } from '../../app/site/regions/sites.data.ts'
import { audienceClassesOf, audienceOf } from '../../app/site/visitor/audience.ts'
import type { CountryRule } from '../../content/country-rules/country-rules.schema.ts'
import { contentsHost, type Host } from './asks.ts'

/**
 * The hosts of all sites and the shared contents host, each with a country of every class of audience that it has; of the contents host, whose pages no process
 * stores, two languages. In: the rules of countries, and the instant.
 */
export function hostsOf(records: readonly CountryRule[], now: Date): Host[] {
  const keys = ['', ...new Set(records.map(({ countryKey }) => countryKey))]
  const placesOf = (siteId: SiteId) =>
    audienceClassesOf(siteId, records, now).flatMap(({ name, rule }) => {
      const place = keys.find(key => audienceOf(siteId, key || null, records, now).name === name)
      return place === undefined ? [] : [{ place, rule }]
    })
  const hostOf = (id: string, siteId: SiteId, locales: readonly string[]): Host => {
    const places = placesOf(siteId)
    const ofEachRule = places.filter(({ rule }, index) => places.findIndex(other => other.rule === rule) === index)
    return {
      id,
      homes: homes(locales),
      places: places.map(({ place }) => place),
      fewPlaces: ofEachRule.map(({ place }) => place)
    }
  }
  const homes = (locales: readonly string[]) =>
    Object.fromEntries(locales.map((locale, index) => [locale, index === 0 ? '/' : `/${locale}/`]))
  return [...sites.map(({ id, locales }) => hostOf(id, id, locales)), hostOf(contentsHost, 'global', ['en', 'fr'])]
}
