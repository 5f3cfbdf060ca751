import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Environment } from '../app/site/config/environment.ts'
import type { Platform } from '../app/site/device/platform.ts'
import { parseCookies } from '../app/site/http/cookies.ts'
import { detectLocale } from '../app/site/locales/detect-locale.ts'
import { isLocale } from '../app/site/locales/locale.ts'
import { type ResolvedHost, resolveHost } from '../app/site/regions/hosts.ts'
import type { SiteId } from '../app/site/regions/site-id.ts'
import { negotiatesLanguage, siteOf } from '../app/site/regions/sites.ts'
import { everyone, findVariant, type PageStore, type Reader } from './pages/page-store.ts'
import { sendStored } from './pages/stored-response.ts'

type Parts = {
  store: PageStore
  environment: Environment
  now: () => Date
  audienceName: (request: IncomingMessage, siteId: SiteId) => string
  platform: (request: IncomingMessage) => Platform
}

const rememberedHosts = 200

/**
 * The short way of a stored page: a plain GET or HEAD of its address is answered before anything else looks at the request.
 * Out: a function that gives the status it sent, or 0 where the request needs the long way (a query, a choice of language, nothing stored).
 */
export function createStoredPagesListener({ store, environment, now, audienceName, platform }: Parts) {
  const hosts = new Map<string, ResolvedHost>()

  const hostOf = (host: string | undefined): ResolvedHost => {
    const known = hosts.get(host ?? '')
    if (known !== undefined) return known
    const found = resolveHost(host, environment)
    if (hosts.size < rememberedHosts) hosts.set(host ?? '', found)
    return found
  }

  return (request: IncomingMessage, response: ServerResponse): number => {
    const pathname = request.url ?? ''
    if ((request.method !== 'GET' && request.method !== 'HEAD') || pathname.includes('?')) return 0
    const { siteId, hostKind } = hostOf(request.headers.host)
    const page = store.find(siteId, pathname, hostKind)
    if (!page) return 0
    if (pathname === '/' && hostKind === 'site' && negotiatesLanguage(siteId) && !wantsRootLocale(siteId, request))
      return 0
    const reader: Reader = {
      audienceName: page.byAudience ? audienceName(request, siteId) : everyone,
      platform: page.byPlatform ? platform(request) : 'unknown'
    }
    const variant = findVariant(page, reader, now().getTime())
    return variant ? sendStored(request, response, variant.document) : 0
  }
}

/** Visitors send few different wishes: whether one leads to a site's root is remembered, for so many of them. */
const rememberedWishes = 500
const wishes = new Map<string, boolean>()

function wantsRootLocale(siteId: SiteId, { headers }: IncomingMessage): boolean {
  const acceptLanguage = headers['accept-language']
  if (!headers.cookie && !acceptLanguage) return true
  const { locale = '' } = headers.cookie ? parseCookies(headers.cookie) : {}
  const key = `${siteId} ${locale} ${acceptLanguage}`
  const known = wishes.get(key)
  if (known !== undefined) return known
  const wants =
    detectLocale({ siteId, cookieLocale: isLocale(locale) ? locale : null, acceptLanguage }) ===
    siteOf(siteId).locales[0]
  if (wishes.size < rememberedWishes) wishes.set(key, wants)
  return wants
}
