import { ancestorPages } from '../../site/page/ancestor-pages.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import type { SiteMapRow } from '../../site/site-map/site-map.data.ts'
import { sectionPages } from './section-pages.ts'

type Trail = {
  ancestors: { page: SiteMapRow; name: string }[]
  /** Where the breadcrumbs are shown: nowhere one step below home, else in the second-level bar where that links every ancestor, else as breadcrumbs. */
  shownIn: 'bar' | 'breadcrumbs' | null
}

/** The way from home to the parent of a page, by the names that the page shows it with. */
export function trailOf(scope: PageScope): Trail {
  const ancestors = ancestorPages(scope)
  if (scope.embedded || ancestors.length < 2) return { ancestors, shownIn: null }
  const { pages } = sectionPages(scope)
  const [home, ...below] = ancestors
  const named = below.flatMap(({ page }) => {
    const link = pages.find(({ href }) => href === scope.href(page.path))
    return link ? [{ page, name: link.label ?? (scope.t as (key: string) => string)(link.langKey) }] : []
  })
  return home && named.length === below.length
    ? { ancestors: [home, ...named], shownIn: 'bar' }
    : { ancestors, shownIn: 'breadcrumbs' }
}
