import type { IncomingMessage } from 'node:http'
import type { Environment } from '../app/site/config/environment.ts'
import { clientAddress, isInRanges } from '../app/site/geolocation/client-address.server.ts'
import { type VisitorLocation, visitorLocation } from '../app/site/geolocation/visitor-location.ts'

/** Where the law says that a visitor is: from the headers of a trusted proxy, else unknown. In: node's request. */
export function readVisitorLocation(
  request: IncomingMessage,
  { TRUSTED_PROXIES, GEO_HEADERS }: Environment
): VisitorLocation {
  const peer = request.socket.remoteAddress ?? ''
  const forwarded = request.headers['x-forwarded-for']
  return visitorLocation({
    headers: request.headers,
    geoHeaders: GEO_HEADERS,
    peerIsTrusted: isInRanges(peer, TRUSTED_PROXIES),
    address: clientAddress(peer, Array.isArray(forwarded) ? forwarded.join(',') : forwarded, TRUSTED_PROXIES)
  })
}
