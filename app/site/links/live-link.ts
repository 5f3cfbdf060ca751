import { RefusedNavigation } from '../../domain/links/refused-navigation.ts'
import { type SiteType, siteTypeOf } from '../../domain/links/site-type.ts'
import { type SiteMapRow, siteMap } from '../site-map/site-map.data.ts'
import { findPage } from '../site-map/site-map.ts'
import { type LinkContext, type ResolvedLink, resolveLink, siblingPath, slashed } from './resolve-link.ts'

/** A link to a live page of this site. Null where it leads nowhere or is refused; it never throws, because menus come from outside. */
export function liveLink(
  value: string,
  where: LinkContext,
  siteType: SiteType = siteTypeOf(value),
  rows: readonly SiteMapRow[] = siteMap
): ResolvedLink | null {
  try {
    const link = resolveLink(value, where, siteType)
    if (siteType === 'external' || (siteType !== 'sibling' && value.startsWith('#'))) return link
    const row = findPage(where.siteId, linkedPath(value, where.environment, siteType), rows)
    if (!row) return null
    return siteType === 'sibling' ? link : resolveLink(value, where, row.kind)
  } catch (error) {
    if (error instanceof RefusedNavigation) return null
    throw error
  }
}

/** The path of the page that a link's value means, without query and fragment; empty where it means none of ours. */
export function linkedPath(
  value: string,
  environment: LinkContext['environment'],
  siteType: SiteType = siteTypeOf(value)
): string {
  if (siteType === 'external' || (/^https?:/i.test(value) && !URL.canParse(value))) return ''
  const place = siteType === 'sibling' ? siblingPath(value, environment) : slashed(value)
  return place?.replace(/[?#].*$/, '') ?? ''
}
