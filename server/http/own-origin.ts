import { siteOrigin } from '../../app/site/regions/hosts.ts'
import type { SiteContext } from './site-context.ts'

type Sender = {
  /** The request's Origin, as its browser wrote it. */
  origin: string | undefined
  /** Its Sec-Fetch-Site. */
  fetchSite: string | undefined
  host: string | undefined
  /** The scheme that a proxy says visitors use; it can only make this stricter, so that it need not be trusted. */
  forwardedProto: string | undefined
  /** The configured origin of the site that the Host names, and the scheme that visitors use. */
  siteOrigin: string
  publicScheme: 'http' | 'https'
}

/** The message of the 403 for a cross-site post. */
export const crossSite = 'The form was sent from another site'

/** Whether what was posted comes from another site. */
export function isCrossSite({ req, var: { facts, settings } }: SiteContext): boolean {
  const { environment } = settings
  return isForeign({
    origin: req.header('origin'),
    host: req.header('host'),
    fetchSite: req.header('sec-fetch-site'),
    forwardedProto: req.header('x-forwarded-proto'),
    siteOrigin: siteOrigin(facts.siteId, environment),
    publicScheme: environment.PUBLIC_SCHEME
  })
}

/** "Cross-site posts are refused." A browser always says where a post comes from; over TLS a page of the same host without TLS is foreign too. */
export function isForeign({ origin, fetchSite, host, forwardedProto, siteOrigin, publicScheme }: Sender): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true
  if (origin === undefined) return false
  if (origin === siteOrigin) return false
  if (!URL.canParse(origin) || !host) return true
  const { protocol, host: from } = new URL(origin)
  const secure = publicScheme === 'https' || forwardedProto?.split(',')[0]?.trim() === 'https'
  if (protocol !== 'https:' && (protocol !== 'http:' || secure)) return true
  const own = `${protocol}//${host}`
  return !URL.canParse(own) || new URL(own).host !== from
}
