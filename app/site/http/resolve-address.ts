import { pagePath } from '../links/page-path.ts'
import { contentsHref } from '../links/resolve-link.ts'
import { detectLocale } from '../locales/detect-locale.ts'
import { isLocale, type Locale } from '../locales/locale.ts'
import { hasLocale, negotiatesLanguage, siteOf } from '../regions/sites.ts'
import type { SiteMapRow } from '../site-map/site-map.data.ts'
import { findPage, isPattern } from '../site-map/site-map.ts'
import { type AddressRequest, type Answer, isForced, pageAnswer, permanent, written } from './address-answer.ts'
import { resolveContentsAddress } from './contents-address.ts'
import { pageNotFound, routeNotValid } from './error-messages.ts'

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
    locale: prefix ?? root,
    setsLocaleCookie: forced ? (prefix ?? root) : null
  })
}

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
    locale: named ?? detectLocale(request),
    setsLocaleCookie: isForced(search) ? named : null
  })
}

/** No route matches, or the check of a route fails: the slug of a pattern is that of no record. */
function notFound(path: string, { siteId, pathname, search, siteMap }: AddressRequest): Answer {
  const planned = siteMap.map(row => ({ ...row, status: 'live' as const }))
  const page = findPage(siteId, path, planned)
  return {
    kind: 'not-found',
    message: (page && isPattern(page) ? routeNotValid : pageNotFound)(`${pathname}${search}`)
  }
}

function splitLocale(pathname: string): { prefix: Locale | null; path: string } {
  const [, first = '', rest = ''] = /^\/([a-z]{2}(?:-[a-z]{2})?)(\/.*)$/.exec(pathname) ?? []
  return isLocale(first) ? { prefix: first, path: rest } : { prefix: null, path: pathname }
}
