import { siteMapAt } from '../app/site/dated/dated-pages.ts'
import { datedRecords } from '../app/site/dated/dated-records.ts'
import { type SiteMapRow, siteMap } from '../app/site/site-map/site-map.data.ts'
import type { Content } from '../content/content.ts'

const last = new WeakMap<Content, { time: number; of: readonly SiteMapRow[]; rows: readonly SiteMapRow[] }>()

/** The site map as it stands at an instant, by the dated records of the content. The last instant asked for is answered from memory. */
export function siteMapNow(content: Content, now: Date, of: readonly SiteMapRow[] = siteMap): readonly SiteMapRow[] {
  const known = last.get(content)
  if (known?.of === of && known.time === now.getTime()) return known.rows
  const rows = siteMapAt(of, datedRecords(content), now)
  last.set(content, { time: now.getTime(), of, rows })
  return rows
}
