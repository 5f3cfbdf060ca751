import { audienceClassesOf, audienceOf } from '../app/domain/law/audience.ts'
import { withoutRule } from '../app/domain/law/audience-facts.ts'
import type { SiteId } from '../app/domain/sites/site-id.ts'
import { sites } from '../app/domain/sites/sites.data.ts'
import { pagePath } from '../app/site/links/page-path.ts'
import { isPattern, livePagesOf } from '../app/site/site-map/site-map.ts'
import type { CountryRule } from '../content/country-rules/country-rules.schema.ts'
import { readContent } from '../server/content/content-reader.ts'
import { siteMapNow } from '../server/pages/site-map-now.ts'

export type PageAsk = { host: string; path: string; isHome: boolean; headers: Readonly<Record<string, string>> }

/** The headers by which a proxy says that a visitor is in a country; Ontario is a province. */
export function from(place: string): Record<string, string> {
  if (place === 'CAON') return { 'cf-ipcountry': 'CA', 'cf-region-code': 'ON' }
  return place ? { 'cf-ipcountry': place } : {}
}

/** Every live page of every site and language, those of records among them, as each audience class asks for it; or every nth, for a quick look. */
export async function everyPage(sample = 1): Promise<PageAsk[]> {
  const content = await readContent('content')
  const now = new Date()
  const rows = siteMapNow(content, now)
  const asks = sites.flatMap(({ id, locales }) => {
    const places = placesOf(id, content.countryRules, now)
    const pages = livePagesOf(id, rows).filter(row => !isPattern(row))
    return locales.flatMap(locale =>
      pages.flatMap(({ path }) =>
        places.map(place => ({
          host: hostOf(id),
          path: pagePath(id, locale, path),
          isHome: path === '/',
          headers: from(place)
        }))
      )
    )
  })
  return asks.filter((_ask, index) => index % sample === 0)
}

/** A country of every audience class of a site, as geolocation headers say it: none, an unknown one, or one with a rule. */
function placesOf(siteId: SiteId, rules: readonly CountryRule[], now: Date): string[] {
  const places = ['', unknownPlace, ...new Set(rules.map(({ countryKey }) => countryKey))]
  const classOf = (place: string) =>
    audienceOf(siteId, place === unknownPlace ? null : place || withoutRule, rules, now).name
  return audienceClassesOf(siteId, rules, now).flatMap(
    ({ name }) => places.find(place => classOf(place) === name) ?? []
  )
}

const unknownPlace = 'XX'

/** The host of a site without domains of its own. */
export const hostOf = (siteId: string): string => (siteId === 'global' ? 'localhost' : `${siteId}.localhost`)
