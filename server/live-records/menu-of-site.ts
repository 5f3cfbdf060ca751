import { refusesNavigation } from '../../app/site/links/refused-navigation.ts'
import { type SiteType, slashed } from '../../app/site/links/resolve-link.ts'
import type { SiteId } from '../../app/site/regions/site-id.ts'
import { findPage } from '../../app/site/site-map/site-map.ts'

/**
 * The part of a menu that leads somewhere on a site, as its pages show it: live pages, other sites, and groups that hold one of these. An address that nobody may be
 * sent to ("javascript, data, blob and vbscript protocols blocked") goes, with what stands below it. In: the items, which are not changed, and the site.
 */
export function menuOfSite<Item extends { path: string; siteType: SiteType; children: Item[] }>(
  items: readonly Item[],
  siteId: SiteId
): Item[] {
  return items.flatMap(item => {
    const leaves = item.siteType === 'external' || item.siteType === 'sibling'
    if (refusesNavigation(item.path, { external: leaves })) return []
    const children = menuOfSite(item.children, siteId)
    return children.length > 0 || leaves || findPage(siteId, pathOf(item.path)) ? [{ ...item, children }] : []
  })
}

const pathOf = (path: string): string => slashed(path.replace(/[?#].*$/, ''))
