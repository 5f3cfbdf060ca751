import type { Locale } from '../../app/domain/locales/locale.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import { sites } from '../../app/domain/sites/sites.data.ts'
import { type HostContext, ownPath } from '../../app/site/links/own-path.ts'
import { contentsHostsOf, contentsOrigin, type Domains, type HostKind } from '../../app/site/regions/hosts.ts'
import { type SiteMapRow, siteMap } from '../../app/site/site-map/site-map.data.ts'
import { cacheablePagesOf } from '../../app/site/site-map/site-map.ts'

export type LiveAddress = {
  siteId: SiteId
  host: HostKind
  row: SiteMapRow
  path: string
  locale: Locale
  /** Its address on its host, as the cache names it. */
  pathname: string
}

type Contents = Pick<Domains, 'CONTENTS_HOST' | 'REGION_CONTENTS_HOST'>
const noContentsHost: Contents = { CONTENTS_HOST: null, REGION_CONTENTS_HOST: {} }

/** Every address that answers the same for each request. With a contents host menu pages answer there in all its locales, without one on the site. */
export function liveAddresses(
  environment: Contents = noContentsHost,
  rows: readonly SiteMapRow[] = siteMap
): LiveAddress[] {
  const onSites = sites.flatMap(({ id, locales }) => {
    const hasContentsHost = contentsOrigin(id, locales[0], environment) !== null
    const pages = cacheablePagesOf(id, rows).filter(
      ({ path, kind }) => !(hasContentsHost && kind === 'contents' && path !== '/')
    )
    return addressesOf({ siteId: id, host: 'site', environment }, locales, pages)
  })
  const onContentsHosts = sites.flatMap(({ id }) => {
    const pages = cacheablePagesOf(id, rows).filter(
      ({ kind, path }) => kind === 'contents' && !path.startsWith('/network/')
    )
    return contentsHostsOf(id, environment).flatMap(({ host, languages }) =>
      addressesOf({ siteId: id, host, environment }, languages, pages)
    )
  })
  return [...onSites, ...onContentsHosts]
}

function addressesOf(
  { siteId, host, environment }: Omit<HostContext, 'locale'>,
  ofHost: readonly Locale[],
  pages: readonly SiteMapRow[]
): LiveAddress[] {
  return ofHost.flatMap(locale =>
    pages.map(row => {
      const { path } = row
      const pathname = cachedPathname({ siteId, locale, host, environment }, path)
      return { siteId, host, row, path, locale, pathname }
    })
  )
}

/** The name of an address in the page cache: its path on its host; pages below `/network/`, whose path is the same in every language, are told apart by it. */
export const cachedPathname = (place: HostContext, path: string): string =>
  path.startsWith('/network/') ? `${path}?lang=${place.locale}` : ownPath(place, path)
