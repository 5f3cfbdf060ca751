import type { LiveItem, MenuLink } from './live-navigation.ts'

/** The siblings of a page in a menu, itself among them. Null where it has no such group, or is alone in it; empty where its group shows none. */
function siblings(items: readonly LiveItem[], href: string): LiveItem[] | null {
  for (const { showSubArea, children } of items) {
    const deeper = siblings(children, href)
    if (deeper) return deeper
    const pages = children.filter(child => child.href !== null)
    if (pages.length > 1 && pages.some(page => page.href === href)) return showSubArea ? pages : []
  }
  return null
}

/**
 * The second-level bar of a page. In: the main menu, the policies, and the addresses of the page and of its ancestors, the nearest first. Out: the siblings
 * of the first of them that a menu or the policies name, and its address; a page that neither names has the policies.
 */
export function secondLevel(
  menu: readonly LiveItem[],
  policies: readonly MenuLink[],
  hrefs: readonly string[]
): { pages: readonly MenuLink[]; current: string | null } {
  for (const current of hrefs) {
    const pages = siblings(menu, current) ?? (policies.some(({ href }) => href === current) ? policies : null)
    if (pages) return { pages, current }
  }
  return { pages: policies, current: null }
}
