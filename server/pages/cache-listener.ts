import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isLocale } from '../../app/domain/locales/locale.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import { negotiatesLanguage, siteOf } from '../../app/domain/sites/sites.ts'
import type { Environment } from '../../app/site/config/environment.ts'
import { platformOf } from '../../app/site/device/platform.ts'
import { parseCookies } from '../../app/site/http/cookies.ts'
import { localeOfAddress } from '../../app/site/http/locale-of-address.ts'
import { detectLocale } from '../../app/site/locales/detect-locale.ts'
import { type ResolvedHost, resolveHost } from '../../app/site/regions/hosts.ts'
import { isProbe } from '../http/request-facts.ts'
import type { PlacedVisitor } from '../http/site-context.ts'
import { noteOnSpan } from '../platform/tracing.ts'
import { chooseEncoding, sendEncoded } from './cached-response.ts'
import type { PageCache } from './page-cache.ts'

type LocaleFacts = Parameters<typeof detectLocale>[0]
type Parts = {
  cache: Pick<PageCache, 'find' | 'encodedNow'>
  environment: Environment
  place: (request: IncomingMessage, siteId: SiteId) => PlacedVisitor
}
type Sent = { status: number; decision: PlacedVisitor['decision'] }

const rememberedHosts = 200

/** Answers a GET or HEAD of a cached page before all else. Returns null where the request goes on. */
export function createCacheListener({ cache, environment, place }: Parts) {
  const hosts = new LRUCache<string, ResolvedHost>({
    max: rememberedHosts,
    memoMethod: host => resolveHost(host, environment)
  })

  return (request: IncomingMessage, response: ServerResponse): Sent | null => {
    const pathname = request.url ?? ''
    if ((request.method !== 'GET' && request.method !== 'HEAD') || pathname.includes('?')) return null
    if (isProbe(pathname)) return null
    const { siteId, hostKind: host } = hosts.memo(request.headers.host ?? '')
    if (pathname === '/' && host === 'site' && negotiatesLanguage(siteId) && !wantsRootLocale(siteId, request))
      return null
    const { audience, decision } = place(request, siteId)
    const key = { siteId, host, pathname, embedded: null, audience: audience.name }
    const page =
      cache.find({ ...key, platform: null }) ??
      cache.find({ ...key, platform: platformOf(request.headers['user-agent']) })
    const encoded = page && cache.encodedNow(page.document, chooseEncoding(request.headers['accept-encoding']))
    if (!encoded) return null
    noteOnSpan(() => ({
      'http.route': localeOfAddress({ siteId, hostKind: host, pathname }, environment).path,
      'site.id': siteId,
      'page.cache': 'hit'
    }))
    return { status: sendEncoded(request, response, encoded, ['X-Request-Id', randomUUID()]), decision }
  }
}

/** Visitors send few different wishes: whether one leads to a site's root is remembered, for so many of them. */
const wishes = new LRUCache<string, boolean, LocaleFacts>({
  max: 500,
  memoMethod: (_key, _last, { context }) => detectLocale(context) === siteOf(context.siteId).locales[0]
})

function wantsRootLocale(siteId: SiteId, { headers }: IncomingMessage): boolean {
  const acceptLanguage = headers['accept-language']
  if (!headers.cookie && !acceptLanguage) return true
  const { locale = '' } = headers.cookie ? parseCookies(headers.cookie) : {}
  const context = { siteId, cookieLocale: isLocale(locale) ? locale : null, acceptLanguage }
  return wishes.memo(`${siteId} ${locale} ${acceptLanguage}`, { context })
}
