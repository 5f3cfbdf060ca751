import type { SiteId } from '../regions/site-id.ts'
import type { SiteMapRow } from '../site-map/site-map.data.ts'
import { findPage } from '../site-map/site-map.ts'

/** The live pages of a site above a path, home first: `/` and `/cash-games/` above `/cash-games/omaha/`. A folder that is no page is passed over. */
export function ancestorsOf(siteId: SiteId, path: string, rows?: readonly SiteMapRow[]): SiteMapRow[] {
  const folders = path.split('/').slice(1, -1)
  const above = folders.map((_, depth) => ['', ...folders.slice(0, depth), ''].join('/'))
  return above.flatMap(folder => findPage(siteId, folder, rows) ?? [])
}
