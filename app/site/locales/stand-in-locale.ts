import type { SiteId } from '../regions/site-id.ts'
import { hasLocale, liveLocalesOf } from '../regions/sites.ts'
import { isLive, type LiveLocale, type Locale } from './locale.ts'

/**
 * The language that an address is answered in. A live locale is answered in itself; one that is not live yet in the site's first live
 * locale, else in English; so is one that the site does not have, as it may stand on the contents host. In: the site and the address's locale.
 */
export function standInLocale(siteId: SiteId, addressLocale: Locale): LiveLocale {
  if (isLive(addressLocale)) return addressLocale
  return (hasLocale(siteId, addressLocale) ? liveLocalesOf(siteId).find(isLive) : undefined) ?? 'en'
}

/** The site whose page a stand-in shows, and which its canonical link names: the same site where it has that locale, else global. */
export function standInSource(siteId: SiteId, locale: Locale): SiteId {
  return hasLocale(siteId, locale) ? siteId : 'global'
}
