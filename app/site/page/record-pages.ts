import type { Content } from '../../../content/content.ts'
import { type SiteMapRow, siteMap } from '../site-map/site-map.data.ts'
import { ambassadorListing, ambassadorStories } from './ambassador-pages.ts'
import type { PageScope } from './page-scope.ts'
import { blogPosts } from './post-pages.ts'
import type { RecordPage, RecordPages, RecordWords } from './record-words.ts'
import { policyVersionPages } from './version-pages.ts'

/** The pages of records, by the key of their pattern's row in the site map. */
const recordPages: Readonly<Record<string, RecordPages>> = {
  'blog-post': blogPosts,
  ggteam: ambassadorListing,
  'ggteam-slug': ambassadorStories,
  'policy-version': policyVersionPages
}

/** The site map at an instant: each pattern of records as one row for each record that has a page then. */
export const rowsAt = (content: Content, now: Date, rows: readonly SiteMapRow[] = siteMap): SiteMapRow[] =>
  withRecordPages(
    rows,
    Object.fromEntries(Object.entries(recordPages).map(([key, { pages }]) => [key, pages(content, now)]))
  )

/** The words of the page being rendered where a record has them. Returns undefined for every other page. */
export const recordWords = (scope: PageScope): RecordWords | undefined =>
  recordPages[scope.row?.key ?? '']?.words(scope)

/** The site map with a row for each page of a record. "A `{slug}` stands for one segment"; an unknown slug is a failed check of the route. */
export const withRecordPages = (
  rows: readonly SiteMapRow[],
  pages: Readonly<Record<string, readonly RecordPage[]>>
): SiteMapRow[] =>
  rows.flatMap(row => (row.status === 'records' ? [row, ...(pages[row.key] ?? []).flatMap(pageBelow(row))] : [row]))

const pageBelow =
  (row: SiteMapRow) =>
  ({ slug, sites, inducements }: RecordPage): SiteMapRow[] => {
    const shown = both(row.sites, sites)
    if (shown !== 'all' && shown.length === 0) return []
    const path = row.path.replace('{slug}', slug)
    return [{ ...row, path, sites: shown, status: 'live', ...(inducements?.length && { inducements }) }]
  }

const both = (one: RecordPage['sites'], other: RecordPage['sites']): RecordPage['sites'] =>
  one === 'all' ? other : other === 'all' ? one : one.filter(site => other.includes(site))
