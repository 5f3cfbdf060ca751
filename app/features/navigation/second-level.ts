import type { LiveItem } from './live-navigation.ts'

/** The pages of the second-level bar: the siblings of the page at hand, itself among them. Empty where it has no such group, or is alone in it. */
export function secondLevel(items: readonly LiveItem[], href: string): LiveItem[] {
  for (const { showSubArea, children } of items) {
    const deeper = secondLevel(children, href)
    if (deeper.length) return deeper
    const pages = children.filter(child => child.href !== null)
    if (showSubArea && pages.length > 1 && pages.some(page => page.href === href)) return pages
  }
  return []
}
