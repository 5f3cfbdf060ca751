import { siteMapAt } from '../app/site/dated/dated-pages.ts'
import { datedRecords } from '../app/site/dated/dated-records.ts'
import { rowsAt } from '../app/site/page/record-pages.ts'
import type { SiteMapRow } from '../app/site/site-map/site-map.data.ts'
import type { Content } from '../content/content.ts'

type Known = { time: number; of: readonly SiteMapRow[] | undefined; rows: readonly SiteMapRow[] }
const last = new WeakMap<Content, Known>()

/**
 * The site map as it stands at an instant, by the dated records of the content. In: content, instant, and the rows to choose from: those of the table, with
 * the pages of records, where none are given. The last instant asked for is answered from memory.
 */
export function siteMapNow(content: Content, now: Date, of?: readonly SiteMapRow[]): readonly SiteMapRow[] {
  const known = last.get(content)
  if (known && known.of === of && known.time === now.getTime()) return known.rows
  const rows = siteMapAt(of ?? rowsAt(content, now), datedRecords(content), now)
  last.set(content, { time: now.getTime(), of, rows })
  return rows
}
