import { pageStateAt, successorPath } from '../../app/site/dated/dated-pages.ts'
import { datedRecords } from '../../app/site/dated/dated-records.ts'
import { pageGone, pageNotFound } from '../../app/site/http/error-messages.ts'
import type { Outcome } from '../../app/site/page/page-scope.ts'
import type { SiteId } from '../../app/site/regions/site-id.ts'
import type { SiteMapRow } from '../../app/site/site-map/site-map.data.ts'
import type { Content } from '../../content/content.ts'
import { siteMapNow } from '../site-map-now.ts'

type Asked = { siteId: SiteId; row: SiteMapRow; fullPath: string }

/**
 * What the dates of its records say against a page at an instant: "its page answers 410 with its successor", and before the first of them begins there is no such
 * page. In: the site, the page's row, the address as it was asked. Out: null where the page stands.
 */
export function datedRefusal(
  { siteId, row, fullPath }: Asked,
  content: Content,
  siteMap: readonly SiteMapRow[],
  now: Date
): Exclude<Outcome, { status: 200 }> | null {
  const records = datedRecords(content)
  const state = pageStateAt(row, siteId, records, now)
  switch (state.kind) {
    case 'stands':
      return null
    case 'absent':
      return { status: 404, message: pageNotFound(fullPath) }
    case 'gone': {
      const { record, since } = state
      const rows = siteMapNow(content, now, siteMap)
      return {
        status: 410,
        message: pageGone(fullPath),
        gone: { record, since, row, successorPath: successorPath(record, siteId, records, rows) }
      }
    }
  }
}
