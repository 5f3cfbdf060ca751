import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
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
    peerIsTrusted: isTrusted(request.socket, TRUSTED_PROXIES),
    address: forwarded === undefined ? peer : clientAddress(peer, [forwarded].flat().join(','), TRUSTED_PROXIES)
  })
}

/** A connection has one peer: whether it is trusted is looked up once. */
const trust = new WeakMap<Socket, boolean>()

function isTrusted(socket: Socket, ranges: readonly string[]): boolean {
  const known = trust.get(socket) ?? isInRanges(socket.remoteAddress ?? '', ranges)
  trust.set(socket, known)
  return known
}
