import { type SiteMapRow, siteMap } from '../site-map/site-map.data.ts'
import { findPage } from '../site-map/site-map.ts'
import { RefusedNavigation } from './refused-navigation.ts'
import {
  type LinkPlace,
  type ResolvedLink,
  resolveLink,
  type SiteType,
  siblingPath,
  siteTypeOf,
  slashed
} from './resolve-link.ts'

/**
 * A link that may be shown: resolved, and to a page that is live on this site, whose row of the site map says which kind it is. In: the link's value,
 * where it stands, and the site type where the navigation names one. Out: null where it leads nowhere or is refused; it never throws, because menus
 * come from outside and may hold anything.
 */
export function liveLink(
  value: string,
  where: LinkPlace,
  siteType: SiteType = siteTypeOf(value),
  rows: readonly SiteMapRow[] = siteMap
): ResolvedLink | null {
  try {
    const link = resolveLink(value, where, siteType)
    if (siteType === 'external' || (siteType !== 'sibling' && value.startsWith('#'))) return link
    const place = siteType === 'sibling' ? siblingPath(value, where.environment) : slashed(value)
    const row = findPage(where.siteId, place?.replace(/[?#].*$/, '') ?? '', rows)
    if (!row) return null
    return siteType === 'sibling' ? link : resolveLink(value, where, row.kind)
  } catch (error) {
    if (error instanceof RefusedNavigation) return null
    throw error
  }
}
