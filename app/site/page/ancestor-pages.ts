import type { SiteId } from '../../domain/sites/site-id.ts'
import type { SiteMapRow } from '../site-map/site-map.data.ts'
import { findPage } from '../site-map/site-map.ts'
import { pageOutline } from './page-outline.ts'
import type { PageScope } from './page-scope.ts'

/** The live ancestors of a page that the audience may be shown, home first, by the names that a trail gives them: their h1, and the word for home. Empty on home. */
export function ancestorPages(scope: PageScope): { page: SiteMapRow; name: string }[] {
  const { siteId, path, siteMap, href, t } = scope
  return ancestorsOf(siteId, path, siteMap)
    .filter(page => href(page.path) !== null)
    .map(page => ({
      page,
      name: page.path === '/' ? t('header.home') : pageOutline({ ...scope, row: page, path: page.path }).title
    }))
}

/** The live ancestors of a path on a site, home first: `/` and `/cash-games/` of `/cash-games/omaha/`. A folder that is no page is passed over. */
export function ancestorsOf(siteId: SiteId, path: string, rows?: readonly SiteMapRow[]): SiteMapRow[] {
  const folders = path.split('/').slice(1, -1)
  const paths = folders.map((_, depth) => ['', ...folders.slice(0, depth), ''].join('/'))
  return paths.flatMap(folder => findPage(siteId, folder, rows) ?? [])
}
