import { isLocale, type Locale } from '../../domain/locales/locale.ts'
import { hasLocale, negotiatesLanguage, siteOf } from '../../domain/sites/sites.ts'
import { contentsRootLocale, ownPath } from '../links/own-path.ts'
import { pagePath, splitLocale } from '../links/page-path.ts'
import { contentsHref } from '../links/resolve-link.ts'
import { detectLocale } from '../locales/detect-locale.ts'
import { siteOrigin } from '../regions/hosts.ts'
import type { SiteMapRow } from '../site-map/site-map.data.ts'
import { findPage, isPattern } from '../site-map/site-map.ts'
import { type AddressRequest, type Answer, isForced, permanent, written } from './address-answer.ts'
import { pageNotFound, routeNotValid } from './error-messages.ts'

/** Resolves an address to a page, a redirect, or nothing. A redirect leads to a known page by a path written here, never copied from the request. */
export function resolveAddress(request: AddressRequest): Answer {
  const { siteId, hostKind, pathname, search, siteMap, environment } = request
  const { prefix, path } = splitLocale(pathname.endsWith('/') ? pathname : `${pathname}/`)
  const row = findPage(siteId, path, siteMap)
  if (hostKind !== 'site') return row ? resolveContentsAddress({ request, row, prefix, path }) : notFound(path, request)
  if (!row || (prefix && !hasLocale(siteId, prefix))) return notFound(path, request)
  if (path.startsWith('/network/')) return networkPage(row, path, prefix, request)

  const root = siteOf(siteId).locales[0]
  const locale = prefix ?? root
  const contents = row.kind === 'contents' && path !== '/' ? contentsHref(path, { siteId, locale, environment }) : ''
  if (contents.includes('://')) return permanent(contents, search)
  const own = pagePath(siteId, locale, path)
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
  return { kind: 'page', row, path, locale, setsLocaleCookie: forced ? locale : null }
}

/** "`/network/*` is never prefixed: `?lang=`, else the cookie, else Accept-Language, else the site's first locale; no redirect". */
function networkPage(row: SiteMapRow, path: string, prefix: Locale | null, request: AddressRequest): Answer {
  const { siteId, pathname, search } = request
  const query = new URLSearchParams(search)
  if (prefix) query.set('lang', prefix)
  if (prefix || pathname !== path) return permanent(path, prefix ? `?${query}` : search)
  const asked = query.get('lang') ?? ''
  const named = isLocale(asked) && hasLocale(siteId, asked) ? asked : null
  const locale = named ?? detectLocale(request)
  return { kind: 'page', row, path, locale, setsLocaleCookie: isForced(search) ? named : null }
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

type Found = { request: AddressRequest; row: SiteMapRow; prefix: Locale | null; path: string }

/**
 * The answer of the contents host for a page of the site map (design section 4): home and the menu pages, English at the root and the other
 * locales prefixed; on a regional contents host the site's own first locale is at the root, and a locale that the site does not have is a 404. A host of one
 * language leads to those of the others.
 * Languages are not detected here. All other pages
 * live on the site's own origin: there the same address is read by the site's own rule.
 */
function resolveContentsAddress({ request, row, prefix, path }: Found): Answer {
  const { siteId, hostKind: host, pathname, search, environment } = request
  const first = siteOf(siteId).locales[0]
  const locale = prefix ?? contentsRootLocale({ siteId, host, environment })
  if (row.kind !== 'contents' || path.startsWith('/network/')) {
    const shown = hasLocale(siteId, locale) ? locale : first
    const query = new URLSearchParams(search)
    if (!query.has('lang')) query.set('lang', shown)
    const kept = path.startsWith('/network/') ? `?${query}` : search
    return permanent(`${siteOrigin(siteId, environment)}${pagePath(siteId, shown, path)}`, kept)
  }
  if (prefix && environment.REGION_CONTENTS_HOST[siteId] !== undefined && !hasLocale(siteId, prefix))
    return { kind: 'not-found', message: pageNotFound(`${pathname}${search}`) }
  const own = ownPath({ siteId, locale, host, environment }, path)
  if (own !== pathname) return permanent(own, search)
  return { kind: 'page', row, path, locale, setsLocaleCookie: isForced(search) ? locale : null }
}
