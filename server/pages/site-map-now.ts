import { offeredSites } from '../../app/domain/law/offered-sites.ts'
import { rowsAt } from '../../app/site/page/record-pages.ts'
import { datedRecords, siteMapAt } from '../../app/site/site-map/dated-pages.ts'
import type { SiteMapRow } from '../../app/site/site-map/site-map.data.ts'
import type { Content } from '../../content/content.ts'

type Known = { time: number; of: readonly SiteMapRow[] | undefined; rows: readonly SiteMapRow[] }
const last = new WeakMap<Content, Known>()

/** The site map of an instant, by the dated records of the content. The last instant asked for is answered from memory. */
export function siteMapNow(content: Content, now: Date, of?: readonly SiteMapRow[]): readonly SiteMapRow[] {
  const known = last.get(content)
  if (known && known.of === of && known.time === now.getTime()) return known.rows
  const rows = siteMapAt(of ?? rowsAt(content, now), datedRecords(content), now)
  last.set(content, { time: now.getTime(), of, rows })
  return rows
}

/** The pages of an instant, each on the sites where the law lets some visitor see its subject: those that a sitemap lists. */
export const offeredRows = (content: Content, now: Date): SiteMapRow[] =>
  siteMapNow(content, now).map(row => ({ ...row, sites: offeredSites(row, content.countryRules, now) }))
