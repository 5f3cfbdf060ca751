import type { SiteMapRow } from '../site-map/site-map.data.ts'
import { pagePolicy, shownCopy } from './page-copy.ts'
import type { PageScope } from './page-scope.ts'

/** The name of another page of the site in a list of pages: its h1 as this visitor would read it. Throws where it has no words. */
export function pageName(scope: PageScope, row: SiteMapRow): string {
  const other = { ...scope, row, path: row.path }
  const policy = pagePolicy(other)
  if (policy) return policy.title
  const copy = shownCopy(other)
  return 'jumbotron' in copy ? copy.jumbotron.title : copy.title
}
