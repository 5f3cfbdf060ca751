import { siteOrigin } from '../../app/site/regions/hosts.ts'
import type { SiteContext } from './site-context.ts'

type Sender = {
  /** The headers of the request. */
  headers: Readonly<Record<string, string | undefined>>
  /** The configured origin of the site that the Host names, and the scheme that visitors use. */
  siteOrigin: string
  publicScheme: 'http' | 'https'
}

/** The message of the 403 for a cross-site post. */
export const crossSite = 'The form was sent from another site'

/** Whether what was posted comes from another site. */
export function isCrossSite({ req, var: { facts, settings } }: SiteContext): boolean {
  const { environment } = settings
  const { PUBLIC_SCHEME: publicScheme } = environment
  return isForeign({ headers: req.header(), siteOrigin: siteOrigin(facts.siteId, environment), publicScheme })
}

/** "Cross-site posts are refused." A browser always says where a post comes from; over TLS a page of the same host without TLS is foreign too. */
export function isForeign({ headers, siteOrigin, publicScheme }: Sender): boolean {
  const { origin, host, 'sec-fetch-site': fetchSite, 'x-forwarded-proto': forwardedProto } = headers
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true
  if (origin === undefined) return false
  if (origin === siteOrigin) return false
  if (!URL.canParse(origin) || !host) return true
  const { protocol, host: from } = new URL(origin)
  // What a proxy says of the scheme can only make this stricter, so that it need not be trusted.
  const secure = publicScheme === 'https' || forwardedProto?.split(',')[0]?.trim() === 'https'
  if (protocol !== 'https:' && (protocol !== 'http:' || secure)) return true
  const own = `${protocol}//${host}`
  return !URL.canParse(own) || new URL(own).host !== from
}
