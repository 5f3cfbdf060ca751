/** A link of a menu with what stands below it, as this site shows it now. */
export type LiveItem = {
  /** The key of its words. */
  langKey: string
  /** Where it leads; null where it only names the group below it. */
  href: string | null
  /** Whether it opens in a new tab, as external links do. */
  newTab: boolean
  /** Whether the pages below it are shown again as the second-level bar of each of them. */
  showSubArea: boolean
  children: LiveItem[]
}

type Item = {
  path: string
  langKey: string
  siteType: 'external' | 'contents' | 'compliance' | 'sibling'
  isShow: boolean
  showSubArea?: boolean
  children: readonly Item[]
}

type Href = (path: string) => string | null

/**
 * The part of a menu that leads somewhere: an item whose page is not live here stays only as the name of live items below it, a group with
 * nothing live is left out. In: the items, and the address of a page on this site, null where it is not live.
 */
export function liveNavigation(items: readonly Item[], href: Href): LiveItem[] {
  return items.flatMap(item => {
    if (!item.isShow) return []
    const children = liveNavigation(item.children, href)
    const external = item.siteType === 'external'
    const address = external ? item.path : href(pagePathOf(item.path))
    if (address === null && children.length === 0) return []
    const newTab = external && !item.path.startsWith('mailto:')
    return [{ langKey: item.langKey, href: address, newTab, showSubArea: item.showSubArea ?? false, children }]
  })
}

/** A top item whose group came down to one page is that page: a menu of one link only hides it. In and out: the top items. */
export function withoutGroupsOfOne(items: readonly LiveItem[]): LiveItem[] {
  return items.map(item => {
    const [only, ...others] = item.children
    return only && others.length === 0 && only.children.length === 0 ? only : item
  })
}

/** The path of a page as in the site map: "a trailing slash is appended to links"; compliance links come without the first one. */
export const pagePathOf = (path: string): string => `/${path.replace(/^\/|\/$/g, '')}/`.replace('//', '/')
