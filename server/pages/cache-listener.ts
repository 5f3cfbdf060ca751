import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Environment } from '../../app/site/config/environment.ts'
import type { Platform } from '../../app/site/device/platform.ts'
import { parseCookies } from '../../app/site/http/cookies.ts'
import { detectLocale } from '../../app/site/locales/detect-locale.ts'
import { isLocale } from '../../app/site/locales/locale.ts'
import { type ResolvedHost, resolveHost } from '../../app/site/regions/hosts.ts'
import type { SiteId } from '../../app/site/regions/site-id.ts'
import { negotiatesLanguage, siteOf } from '../../app/site/regions/sites.ts'
import { chooseEncoding, sendEncoded } from './cached-response.ts'
import type { PageCache } from './page-cache.ts'

type Parts = {
  cache: Pick<PageCache, 'find' | 'encodedNow'>
  environment: Environment
  audienceName: (request: IncomingMessage, siteId: SiteId) => string
  platform: (request: IncomingMessage) => Platform
}

const rememberedHosts = 200

/** Answers a GET or HEAD of a cached page before all else. Returns the status it sent, or 0 where the request goes on. */
export function createCacheListener({ cache, environment, audienceName, platform }: Parts) {
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
    const { siteId, hostKind: host } = hostOf(request.headers.host)
    if (pathname === '/' && host === 'site' && negotiatesLanguage(siteId) && !wantsRootLocale(siteId, request)) return 0
    const key = { siteId, host, pathname, embedded: null, audience: audienceName(request, siteId) }
    const page = cache.find({ ...key, platform: null }) ?? cache.find({ ...key, platform: platform(request) })
    const encoded = page && cache.encodedNow(page.document, chooseEncoding(request.headers['accept-encoding']))
    return encoded ? sendEncoded(request, response, encoded) : 0
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
