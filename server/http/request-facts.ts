import type { IncomingMessage } from 'node:http'
import { isbot } from 'isbot'
import { isLocale, type Locale } from '../../app/domain/locales/locale.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import type { Environment } from '../../app/site/config/environment.ts'
import { acceptsJson } from '../../app/site/http/accepts-json.ts'
import { parseCookies } from '../../app/site/http/cookies.ts'
import { type HostKind, resolveHost } from '../../app/site/regions/hosts.ts'

/** The facts of a request, read once: nothing after this looks at headers. */
export type RequestFacts = {
  siteId: SiteId
  hostKind: HostKind
  method: string
  pathname: string
  search: string
  cookieLocale: Locale | null
  acceptLanguage: string | undefined
  isCrawler: boolean
  acceptsJson: boolean
}

export function readRequest(request: IncomingMessage, environment: Environment): RequestFacts {
  const { pathname, search } = splitTarget(request.url ?? '/')
  const { host, cookie, accept } = request.headers
  const { locale } = parseCookies(cookie)
  return {
    ...resolveHost(host, environment),
    method: request.method ?? 'GET',
    pathname,
    search,
    cookieLocale: locale && isLocale(locale) ? locale : null,
    acceptLanguage: request.headers['accept-language'],
    isCrawler: isCrawler(request.headers['user-agent']),
    acceptsJson: acceptsJson({ accept, pathname, contentType: request.headers['content-type'] })
  }
}

/** Addresses that machines ask all day: such a request is no visitor's, and writes no line of the log. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

export const isProbe = (pathname: string): boolean => probes.has(pathname)

/** Programs that someone drives: a browser without a window, a command line. They ask for a language as a visitor does. */
const driven = /HeadlessChrome|^(curl|wget|httpie|node|undici|axios|python-requests)\b/i

/** Whether a request comes from a crawler, which is never redirected by language (design section 4). */
export const isCrawler = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && isbot(userAgent) && !driven.test(userAgent)

/** Splits a request target into pathname and search, without decoding either. An absolute target counts by its path. */
export function splitTarget(target: string): { pathname: string; search: string } {
  const path = target.startsWith('/') ? target : target.replace(/^[a-z]+:\/\/[^/?#]*/i, '')
  const end = path.indexOf('?')
  return end < 0
    ? { pathname: path || '/', search: '' }
    : { pathname: path.slice(0, end) || '/', search: path.slice(end) }
}
