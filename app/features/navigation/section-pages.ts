import { ancestorsOf } from '../../site/page/ancestor-pages.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { hasSecondLevelBar } from '../../site/site-map/site-map.ts'
import { liveFooter } from './live-footer.ts'
import { liveNavigation, type MenuLink, menuLinking } from './live-navigation.ts'
import { secondLevel } from './second-level.ts'

/** The pages of the second-level bar of the page at hand: those of its section, of a policy the others; and the address of the one that it is or is below. */
export function sectionPages(scope: PageScope): { pages: readonly MenuLink[]; current: string | null } {
  const { row, siteId, path, siteMap, href, content, embedded } = scope
  if (embedded || !row || !hasSecondLevelBar(row.key)) return { pages: [], current: null }
  const ancestors = ancestorsOf(siteId, path, siteMap).filter(ancestor => ancestor.path !== '/')
  const hrefs = [path, ...ancestors.map(ancestor => ancestor.path).toReversed()].flatMap(place => href(place) ?? [])
  const policies = liveFooter(content.navigation.footer, scope).flatMap(group =>
    group.links.filter(link => !/^https?:/.test(link.href ?? ''))
  )
  return secondLevel(liveNavigation(content.navigation.main, menuLinking(scope)), policies, hrefs)
}
