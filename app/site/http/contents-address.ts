import { contentsRootLocale, ownPath } from '../links/own-path.ts'
import { pagePath } from '../links/page-path.ts'
import type { Locale } from '../locales/locale.ts'
import { siteOrigin } from '../regions/hosts.ts'
import { hasLocale, siteOf } from '../regions/sites.ts'
import type { SiteMapRow } from '../site-map/site-map.data.ts'
import { type AddressRequest, type Answer, type Domains, isForced, pageAnswer, permanent } from './address-answer.ts'
import { pageNotFound } from './error-messages.ts'

type Found = { request: AddressRequest; environment: Domains; row: SiteMapRow; prefix: Locale | null; path: string }

/**
 * What the contents host answers for a page of the site map (design section 4): home and the menu pages, English at the root and the other
 * locales prefixed; on a regional contents host the site's own first locale is at the root, and a locale that the site does not have is a 404.
 * Languages are not detected here. All other pages
 * live on the site's own origin: there the same address is read by the site's own rule.
 */
export function resolveContentsAddress({ request, environment, row, prefix, path }: Found): Answer {
  const { siteId, pathname, search } = request
  const first = siteOf(siteId).locales[0]
  if (row.kind !== 'contents' || path.startsWith('/network/')) {
    const locale = prefix && hasLocale(siteId, prefix) ? prefix : first
    return permanent(`${siteOrigin(siteId, environment)}${pagePath(siteId, locale, path)}`, search)
  }
  if (prefix && environment.REGION_CONTENTS_HOST[siteId] !== undefined && !hasLocale(siteId, prefix))
    return { kind: 'not-found', message: pageNotFound(`${pathname}${search}`) }
  const locale = prefix ?? contentsRootLocale(siteId, environment)
  const own = ownPath({ siteId, locale, host: 'contents', environment }, path)
  if (own !== pathname) return permanent(own, search)
  return pageAnswer({ row, path, siteId, locale, setsLocaleCookie: isForced(search) ? locale : null })
}
