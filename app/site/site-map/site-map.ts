import type { SiteId } from '../regions/site-id.ts'
import { type SiteMapRow, siteMap } from './site-map.data.ts'

const isOn = (row: SiteMapRow, siteId: SiteId) => row.sites === 'all' || row.sites.includes(siteId)

/** The pages that have content. */
export const livePages = (rows: readonly SiteMapRow[] = siteMap): SiteMapRow[] =>
  rows.filter(({ status }) => status === 'live')

/** The live pages that a site has. */
export const livePagesOf = (siteId: SiteId, rows: readonly SiteMapRow[] = siteMap): SiteMapRow[] =>
  livePages(rows).filter(row => isOn(row, siteId))

/** The live pages of a site that are the same from request to request: these are stored, and search engines may know them. */
export const storedPagesOf = (siteId: SiteId, rows: readonly SiteMapRow[] = siteMap): SiteMapRow[] =>
  livePagesOf(siteId, rows).filter(({ perRequest }) => !perRequest)

/** The live page of a site at a path, or undefined. A `{slug}` stands for one segment. */
export function findPage(siteId: SiteId, path: string, rows: readonly SiteMapRow[] = siteMap): SiteMapRow | undefined {
  const pages = livePagesOf(siteId, rows)
  return (
    pages.find(row => row.path === path && !isPattern(row)) ??
    pages.find(row => isPattern(row) && pattern(row.path).test(path))
  )
}

/** Whether a row stands for the pages of records. */
export const isPattern = ({ path }: Pick<SiteMapRow, 'path'>): boolean => path.includes('{')
const pattern = (path: string) => new RegExp(`^${path.replace(/\{slug\}/g, '[a-z0-9-]+')}$`)

/** "Route names starting with index show no second-level navigation bar." */
export const hasSecondLevelBar = (routeName: string): boolean => !routeName.startsWith('index')

/** "Route names starting with responsible-gaming show the help-chat button." */
export const showsHelpChat = (routeName: string): boolean => routeName.startsWith('responsible-gaming')

const delayedHydrationExclusions = ['/privacy-policy/', '/_nuxt/', '/api/'] as const

/** "Server-rendered delayed-hydration exclusions": the app of these pages starts right after first paint. In: the path without locale. */
export const startsAtOnce = (path: string): boolean =>
  delayedHydrationExclusions.some(excluded => path.startsWith(excluded))
