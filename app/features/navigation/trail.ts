import { ancestorPages } from '../../site/page/ancestor-pages.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { sectionPages } from './section-pages.ts'

/**
 * The way from home to the parent of a page, by the names that the page shows it with, and whether breadcrumbs show it: not one step below home, nor where the
 * second-level bar links every ancestor.
 */
export function trailOf(scope: PageScope) {
  const ancestors = ancestorPages(scope)
  if (scope.embedded || ancestors.length < 2) return { ancestors, hasBreadcrumbs: false }
  const { pages } = sectionPages(scope)
  const [home, ...below] = ancestors
  const named = below.flatMap(({ page }) => {
    const link = pages.find(({ href }) => href === scope.href(page.path))
    return link ? [{ page, name: link.words }] : []
  })
  return home && named.length === below.length
    ? { ancestors: [home, ...named], hasBreadcrumbs: false }
    : { ancestors, hasBreadcrumbs: true }
}
