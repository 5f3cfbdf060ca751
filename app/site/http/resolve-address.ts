import type { Environment } from '../config/environment.ts'
import { pagePath } from '../links/page-path.ts'
import { contentsHref } from '../links/resolve-link.ts'
import { detectLocale } from '../locales/detect-locale.ts'
import { isLocale, type Locale } from '../locales/locale.ts'
import { standInLocale } from '../locales/stand-in-locale.ts'
import type { SiteId } from '../regions/site-id.ts'
import { hasLocale, negotiatesLanguage, siteOf } from '../regions/sites.ts'
import type { SiteMapRow } from '../site-map/site-map.data.ts'
import { findPage } from '../site-map/site-map.ts'
import { resolveContentsAddress } from './contents-address.ts'
import { pageNotFound, routeNotValid } from './error-messages.ts'

export type Domains = Pick<Environment, 'REGION_DOMAINS' | 'CONTENTS_HOST' | 'REGION_CONTENTS_HOST'>

export type AddressRequest = {
  siteId: SiteId
  hostKind?: 'site' | 'contents'
  pathname: string
  /** With its question mark, or empty. */
  search: string
  cookieLocale: Locale | null
  acceptLanguage: string | null | undefined
  isCrawler: boolean
  siteMap: readonly SiteMapRow[]
  /** Whose domains decide what stands on the contents host; without it every page stays on its own site. */
  environment?: Domains
}

export type Answer =
  | {
      kind: 'page'
      row: SiteMapRow
      path: string
      addressLocale: Locale
      locale: Locale
      standIn: boolean
      setsLocaleCookie: Locale | null
    }
  | { kind: 'redirect'; status: 301 | 302; location: string; private: boolean }
  | { kind: 'not-found'; message: string }

/**
 * What an address of a site answers (design sections 4 and 9): a page, a redirect, or nothing. In: the facts of the request; the pathname is
 * taken as it was sent, so that no escape of a character makes a second address of a page.
 * A redirect only ever leads to a known page, by a path that is written here and never copied from the request; the query is kept.
 */
export function resolveAddress(request: AddressRequest): Answer {
  const { siteId, pathname, search, siteMap, environment } = request
  const { prefix, path } = splitLocale(pathname.endsWith('/') ? pathname : `${pathname}/`)
  const row = findPage(siteId, path, siteMap)
  if (environment && request.hostKind === 'contents')
    return row ? resolveContentsAddress({ request, environment, row, prefix, path }) : notFound(path, request)
  if (!row || (prefix && !hasLocale(siteId, prefix))) return notFound(path, request)
  if (path.startsWith('/network/')) return networkPage(row, path, prefix, request)

  const root = siteOf(siteId).locales[0]
  const contents =
    environment && row.kind === 'contents' && path !== '/'
      ? contentsHref(path, { siteId, locale: prefix ?? root, environment })
      : ''
  if (contents.includes('://')) return permanent(contents, search)
  const own = pagePath(siteId, prefix ?? root, path)
  if (own !== pathname) return permanent(own, search)

  const forced = isForced(search)
  if (pathname === '/' && negotiatesLanguage(siteId) && !forced && !request.isCrawler) {
    const wanted = detectLocale(request)
    if (wanted !== root)
      return {
        kind: 'redirect',
        status: 302,
        location: `${pagePath(siteId, wanted, '/')}${written(search)}`,
        private: true
      }
  }
  return pageAnswer({
    row,
    path,
    siteId,
    addressLocale: prefix ?? root,
    setsLocaleCookie: forced ? (prefix ?? root) : null
  })
}

type PageParts = {
  row: SiteMapRow
  path: string
  siteId: SiteId
  addressLocale: Locale
  setsLocaleCookie: Locale | null
}

export function pageAnswer({ siteId, addressLocale, ...rest }: PageParts): Answer {
  const locale = standInLocale(siteId, addressLocale)
  return { kind: 'page', ...rest, addressLocale, locale, standIn: locale !== addressLocale }
}

export const permanent = (location: string, search: string): Answer => ({
  kind: 'redirect',
  status: 301,
  location: `${location}${written(search)}`,
  private: false
})

/** "force=1 sets the `locale` cookie of its address and is otherwise ignored" */
export const isForced = (search: string): boolean => new URLSearchParams(search).get('force') === '1'

/** A query as a header may carry it. */
const written = (search: string): string => search.toWellFormed().replace(/[^\x21-\x7e]/g, encodeURIComponent)

/** "`/network/*` is never prefixed: `?lang=`, else the cookie, else Accept-Language, else the site's first locale; no redirect". */
function networkPage(row: SiteMapRow, path: string, prefix: Locale | null, request: AddressRequest): Answer {
  const { siteId, pathname, search } = request
  const query = new URLSearchParams(search)
  if (prefix) query.set('lang', prefix)
  if (prefix || pathname !== path) return permanent(path, prefix ? `?${query}` : search)
  const asked = query.get('lang') ?? ''
  const named = isLocale(asked) && hasLocale(siteId, asked) ? asked : null
  return pageAnswer({
    row,
    path,
    siteId,
    addressLocale: named ?? detectLocale(request),
    setsLocaleCookie: isForced(search) ? named : null
  })
}

/** No route matches, or the check of a route fails: one that leads to a page which is only planned has nothing that could pass. */
function notFound(path: string, { siteId, pathname, search, siteMap }: AddressRequest): Answer {
  const planned = siteMap.map(row => ({ ...row, status: 'live' as const }))
  const fails = findPage(siteId, path, planned)?.validate !== undefined
  return { kind: 'not-found', message: (fails ? routeNotValid : pageNotFound)(`${pathname}${search}`) }
}

function splitLocale(pathname: string): { prefix: Locale | null; path: string } {
  const [, first = '', rest = ''] = /^\/([a-z]{2}(?:-[a-z]{2})?)(\/.*)$/.exec(pathname) ?? []
  return isLocale(first) ? { prefix: first, path: rest } : { prefix: null, path: pathname }
}
