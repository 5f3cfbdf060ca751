import { ancestorsOf } from '../head/ancestors.ts'
import type { SiteMapRow } from '../site-map/site-map.data.ts'
import { pageOutline } from './page-outline.ts'
import type { PageScope } from './page-scope.ts'

/** The live pages above a page, home first, by the names that a trail gives them: their h1, and the word for home. Empty on home. */
export function pagesAbove(scope: PageScope): { page: SiteMapRow; name: string }[] {
  const { siteId, path, siteMap, t } = scope
  return ancestorsOf(siteId, path, siteMap).map(page => ({
    page,
    name: page.path === '/' ? t('header.home') : pageOutline({ ...scope, row: page, path: page.path }).title
  }))
}
