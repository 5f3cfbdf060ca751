import { memoizeBy } from '../../domain/memoize.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { type SiteMapRow, siteMap } from './site-map.data.ts'

/** Whether a site has a page. */
export const isOn = ({ sites }: Pick<SiteMapRow, 'sites'>, siteId: SiteId): boolean =>
  sites === 'all' || sites.includes(siteId)

/** The rows of pages that are live on some site. */
export const livePages = (rows: readonly SiteMapRow[] = siteMap): SiteMapRow[] =>
  rows.filter(({ status }) => status === 'live')

/** The rows of pages that are live on a site. */
export const livePagesOf = (siteId: SiteId, rows: readonly SiteMapRow[] = siteMap): SiteMapRow[] =>
  livePages(rows).filter(row => isOn(row, siteId))

/** The live pages of a site that are the same from request to request: these may be cached, and search engines may know them. */
export const cacheablePagesOf = (siteId: SiteId, rows: readonly SiteMapRow[] = siteMap): SiteMapRow[] =>
  livePagesOf(siteId, rows).filter(({ perRequest }) => !perRequest)

/** The live page of a site at a path, or undefined. A `{slug}` stands for one segment. */
export function findPage(siteId: SiteId, path: string, rows: readonly SiteMapRow[] = siteMap): SiteMapRow | undefined {
  const { byPath, patterns } = indexOf(rows)
  const page = byPath.get(path)
  if (page && isOn(page, siteId)) return page
  return patterns.find(({ row, pattern }) => isOn(row, siteId) && pattern.test(path))?.row
}

/** A render asks for hundreds of pages. */
const indexOf = memoizeBy((rows: readonly SiteMapRow[]) => {
  const pages = livePages(rows)
  return {
    byPath: new Map(pages.filter(row => !isPattern(row)).map(row => [row.path, row])),
    patterns: pages.filter(isPattern).map(row => ({ row, pattern: patternOf(row.path) }))
  }
})

/** Whether a row is a pattern, for the pages of records. */
export const isPattern = ({ path }: Pick<SiteMapRow, 'path'>): boolean => path.includes('{')
const patternOf = (path: string) => new RegExp(`^${path.replace(/\{slug\}/g, '[a-z0-9-]+')}$`)

/** "Route names starting with index show no second-level navigation bar." */
export const hasSecondLevelBar = (routeName: string): boolean => !routeName.startsWith('index')

/** "Route names starting with responsible-gaming show the help-chat button." */
export const showsHelpChat = (routeName: string): boolean => routeName.startsWith('responsible-gaming')

const delayedHydrationExclusions = ['/privacy-policy/', '/_nuxt/', '/api/'] as const

/** "Server-rendered delayed-hydration exclusions": the app of these pages starts right after first paint. */
export const startsAtOnce = (path: string): boolean =>
  delayedHydrationExclusions.some(excluded => path.startsWith(excluded))
