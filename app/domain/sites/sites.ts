import { type Locale } from '../locales/locale.ts'
import type { SiteId } from './site-id.ts'
import { type Site, sites } from './sites.data.ts'

const byId = Object.fromEntries(sites.map((site): [SiteId, Site] => [site.id, site])) as Record<SiteId, Site>

/** A site in one of its languages. */
export type LocalizedSite = { siteId: SiteId; locale: Locale }

export const siteOf = (siteId: SiteId): Site => byId[siteId]

export const hasLocale = (siteId: SiteId, locale: Locale): boolean => siteOf(siteId).locales.includes(locale)

/** The first site that has a language. Every language has one. */
export const siteOfLocale = (locale: Locale): SiteId => (sites.find(({ id }) => hasLocale(id, locale)) ?? sites[0]).id

/** Whether the site's home chooses between languages: only where the site has more than one. */
export const negotiatesLanguage = (siteId: SiteId): boolean => siteOf(siteId).locales.length > 1

/** The site of a country, which a notice names "where one exists". */
export const siteOfCountry = (countryKey: string | null): SiteId | null =>
  sites.find(site => site.countryKey !== null && site.countryKey === countryKey)?.id ?? null
