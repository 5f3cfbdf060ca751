import { refusesNavigation } from '../../app/domain/links/refused-navigation.ts'
import type { SiteType } from '../../app/domain/links/site-type.ts'
import { liveLink } from '../../app/site/links/live-link.ts'
import type { LinkContext } from '../../app/site/links/resolve-link.ts'
import type { SiteMapRow } from '../../app/site/site-map/site-map.data.ts'

/** The part of a menu that leads somewhere on a site now. Refused addresses ("javascript, data, blob and vbscript protocols blocked") go, with their items. */
export function menuOfSite<Item extends { path: string; siteType: SiteType; children: Item[] }>(
  items: readonly Item[],
  where: LinkContext,
  rows: readonly SiteMapRow[]
): Item[] {
  return items.flatMap(item => {
    if (refusesNavigation(item.path, { external: item.siteType === 'external' || item.siteType === 'sibling' }))
      return []
    const children = menuOfSite(item.children, where, rows)
    return children.length > 0 || liveLink(item.path, where, item.siteType, rows) ? [{ ...item, children }] : []
  })
}
