import { pagePath } from '../../app/site/links/page-path.ts'
import type { Locale } from '../../app/site/locales/locale.ts'
import { standInLocale } from '../../app/site/locales/stand-in-locale.ts'
import type { SiteId } from '../../app/site/regions/site-id.ts'
import { sites } from '../../app/site/regions/sites.data.ts'
import type { SiteMapRow } from '../../app/site/site-map/site-map.data.ts'
import { storedPagesOf } from '../../app/site/site-map/site-map.ts'

export type LiveAddress = {
  siteId: SiteId
  row: SiteMapRow
  path: string
  addressLocale: Locale
  locale: Locale
  standIn: boolean
  /** Under which it is stored. */
  pathname: string
}

/** Every address at which a stored page answers: each site, each of its locales, each page that the site has. */
export function liveAddresses(): LiveAddress[] {
  return sites.flatMap(site =>
    site.locales.flatMap(addressLocale => {
      const locale = standInLocale(site.id, addressLocale)
      return storedPagesOf(site.id).map(row => ({
        siteId: site.id,
        row,
        path: row.path,
        addressLocale,
        locale,
        standIn: locale !== addressLocale,
        pathname: storedPathname(site.id, addressLocale, row.path)
      }))
    })
  )
}

/** The name of an address in the page store: its path on its site; pages below `/network/`, whose path is the same in every language, are told apart by it. */
export const storedPathname = (siteId: SiteId, addressLocale: Locale, path: string): string =>
  path.startsWith('/network/') ? `${path}?lang=${addressLocale}` : pagePath(siteId, addressLocale, path)
