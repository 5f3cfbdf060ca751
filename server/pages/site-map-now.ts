import { offeredSites } from '../../app/domain/law/offered-sites.ts'
import { rowsAt } from '../../app/site/page/record-pages.ts'
import { datedRecords, siteMapAt } from '../../app/site/site-map/dated-pages.ts'
import { type SiteMapRow, siteMap } from '../../app/site/site-map/site-map.data.ts'
import type { Content } from '../../content/content.ts'

type Known = { time: number; table: readonly SiteMapRow[]; rows: readonly SiteMapRow[] }
const last = new WeakMap<Content, Known>()

/** The site map of an instant, by the dated records of the content. The last instant asked for is answered from memory. */
export function siteMapNow(content: Content, now: Date, table: readonly SiteMapRow[] = siteMap): readonly SiteMapRow[] {
  const known = last.get(content)
  if (known && known.table === table && known.time === now.getTime()) return known.rows
  const rows = siteMapAt(rowsAt(content, now, table), datedRecords(content), now)
  last.set(content, { time: now.getTime(), table, rows })
  return rows
}

/** The pages of an instant, each on the sites where the law lets some visitor see its subject: those that a sitemap lists. */
export const offeredRows = (content: Content, now: Date): SiteMapRow[] =>
  siteMapNow(content, now).map(row => ({ ...row, sites: offeredSites(row, content.countryRules, now) }))
