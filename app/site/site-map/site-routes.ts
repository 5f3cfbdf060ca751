import type { SiteId } from '../../domain/sites/site-id.ts'
import { siteOf } from '../../domain/sites/sites.ts'
import { notPages } from '../http/not-pages.data.ts'
import { pagePath } from '../links/page-path.ts'
import type { RouteRule, RouteTable } from './route-rules.ts'
import type { SiteMapRow } from './site-map.data.ts'
import { cacheablePagesOf, livePagesOf } from './site-map.ts'

const document: RouteRule = { document: true }

/** The route rules of a site: the pages that the browser loads as a document. A page that differs from request to request is one. */
export function routeRulesOf(siteId: SiteId, siteMap: readonly SiteMapRow[]): RouteTable {
  const perRequest = livePagesOf(siteId, siteMap).filter(row => row.perRequest)
  const table: RouteTable = {
    static: {},
    wildcard: Object.fromEntries(['/builds/', ...notPages].map(tree => [tree.slice(0, -1), document])),
    dynamic: {}
  }
  for (const { path } of perRequest)
    for (const locale of siteOf(siteId).locales) {
      const [prefix = '', rest] = pagePath(siteId, locale, path).split('/{slug}')
      if (rest === undefined) table.static[prefix] = document
      else table.dynamic[prefix] = { static: { [rest]: document }, wildcard: {}, dynamic: {} }
    }
  return table
}

/** The pathnames of a site whose pages may be cached, in every locale: their payloads may be asked for early. Those below `/network/` load as documents and are left out. */
export const prerenderedOf = (siteId: SiteId, siteMap: readonly SiteMapRow[]): string[] =>
  siteOf(siteId).locales.flatMap(locale =>
    cacheablePagesOf(siteId, siteMap)
      .filter(({ path }) => !path.startsWith('/network/') && !path.includes('{'))
      .map(({ path }) => pagePath(siteId, locale, path))
  )
