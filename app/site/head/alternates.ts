import { type Locale, languageTag, shortLocale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { sites } from '../../domain/sites/sites.data.ts'
import { hasLocale, siteOf } from '../../domain/sites/sites.ts'
import { canonicalAddress } from '../links/canonical-address.ts'
import type { Domains } from '../regions/hosts.ts'
import type { SiteMapRow } from '../site-map/site-map.data.ts'
import { isOn } from '../site-map/site-map.ts'

export type Alternate = { hreflang: string; href: string }

/** Whether a site stays out of the cluster: "the same language without a region" as global's English (design section 9). */
const isOutside = (siteId: SiteId) => siteOf(siteId).asGlobal === true

/** "language-REGION, with x-default, list exactly the pages that exist", by canonical address, the same on each of them. Empty outside the cluster. */
export function alternates(row: SiteMapRow, siteId: SiteId, locale: Locale, environment: Domains): Alternate[] {
  if (isOutside(siteId) || !hasLocale(siteId, locale) || !isOn(row, siteId)) return []
  const alternate = (hreflang: string, id: SiteId, spoken: Locale) => ({
    hreflang,
    href: canonicalAddress(row, { siteId: id, locale: spoken, environment })
  })
  const pages = sites
    .filter(({ id }) => !isOutside(id) && isOn(row, id))
    .flatMap(({ id }) => siteOf(id).locales.map(spoken => alternate(hreflangOf(id, spoken), id, spoken)))
  // Home asks for the visitor's language; an inner page is in English for who reads none of ours.
  const byDefault = row.path === '/' ? siteOf('global').locales[0] : 'en'
  return isOn(row, 'global') ? [...pages, alternate('x-default', 'global', byDefault)] : pages
}

/** The hreflang tag of a site's page: its language, with the site's region where it has one. */
export function hreflangOf(siteId: SiteId, locale: Locale): string {
  const { hreflangRegion } = siteOf(siteId)
  return hreflangRegion ? `${shortLocale(locale)}-${hreflangRegion}` : languageTag(locale)
}
