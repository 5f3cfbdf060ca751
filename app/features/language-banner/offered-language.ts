import { type Locale, locales } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { sites } from '../../domain/sites/sites.data.ts'
import { siteOf } from '../../domain/sites/sites.ts'
import { bestLocale } from '../../site/locales/accept-language.ts'

type Facts = {
  /** The wanted languages, best first, in small letters. */
  wanted: readonly string[]
  siteId: SiteId
  /** The language of the page. */
  page: Locale
  /** The language that the visitor has chosen on this site, null for none. */
  chosen: Locale | null
  /** Whether a site has the page. */
  hasPage: (siteId: SiteId) => boolean
}

/**
 * Which language of which site a visitor is offered: a language of this site; or, where it lacks the first that is wanted, another site that has the page in
 * it. A site of a country keeps its visitors: there its own law holds. Null where the page is in the best language.
 */
export function offeredLanguage({ wanted, siteId, page, chosen, hasPage }: Facts): {
  siteId: SiteId
  locale: Locale
} | null {
  const { locales: own, countryKey } = siteOf(siteId)
  const first = wanted.slice(0, 1)
  if (!chosen && countryKey === null && !bestLocale(first, own)) {
    const locale = bestLocale(first, locales)
    const site = locale && siteIn(locale, first[0]?.split('-')[1])
    if (locale && site && hasPage(site)) return { siteId: site, locale }
  }
  const locale = chosen ?? bestLocale(wanted, own)
  return locale && locale !== page ? { siteId, locale } : null
}

/** The site of a language: that of the country which is wanted with it, else one that speaks no other, else the first that has it. */
function siteIn(locale: Locale, country: string | undefined): SiteId | null {
  const speaking = sites.filter(site => (site.locales as readonly Locale[]).includes(locale))
  const found =
    speaking.find(site => site.hreflangRegion?.toLowerCase() === country) ??
    speaking.find(site => site.locales.length === 1) ??
    speaking[0]
  return found?.id ?? null
}
