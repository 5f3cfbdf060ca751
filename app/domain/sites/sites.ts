import { type Locale } from '../locales/locale.ts'
import type { SiteId } from './site-id.ts'
import { type Site, sites } from './sites.data.ts'

const byId = new Map<SiteId, Site>(sites.map(site => [site.id, site]))

/** A site in one of its languages. */
export type LocalizedSite = { siteId: SiteId; locale: Locale }

export function siteOf(siteId: SiteId): Site {
  const site = byId.get(siteId)
  if (!site) throw new Error(`There is no site '${siteId}'`)
  return site
}

export const hasLocale = (siteId: SiteId, locale: Locale): boolean => siteOf(siteId).locales.includes(locale)

/** The first site that has a language. Every language has one. */
export const siteOfLocale = (locale: Locale): SiteId => (sites.find(({ id }) => hasLocale(id, locale)) ?? sites[0]).id

/** Whether the site's home chooses between languages: only where the site has more than one. */
export const negotiatesLanguage = (siteId: SiteId): boolean => siteOf(siteId).locales.length > 1

/** The site of a country, which a notice names "where one exists". */
export const siteOfCountry = (countryKey: string | null): SiteId | null =>
  sites.find(site => site.countryKey !== null && site.countryKey === countryKey)?.id ?? null
