import type { Content } from '../../../content/content.ts'
import { withRecordPages } from '../site-map/record-rows.ts'
import { type SiteMapRow, siteMap } from '../site-map/site-map.data.ts'
import { ambassadorListing, ambassadorStories } from './ambassador-pages.ts'
import type { PageScope } from './page-scope.ts'
import { blogPosts } from './post-pages.ts'
import type { RecordPages, RecordWords } from './record-words.ts'
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
