import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Environment } from '../../app/site/config/environment.ts'
import { clientAddress, isInRanges } from '../../app/site/geolocation/client-address.server.ts'
import type { CountryRegion } from '../../app/site/geolocation/place.ts'
import { type VisitorLocation, visitorLocation } from '../../app/site/geolocation/visitor-location.ts'

type LookUp = (address: string) => CountryRegion | null

/** Where the law says that a visitor is: from the headers of a trusted proxy, else from the address, else unknown. */
export function readVisitorLocation(
  request: IncomingMessage,
  environment: Pick<Environment, 'TRUSTED_PROXIES' | 'GEO_HEADERS'>,
  lookUp: LookUp
): VisitorLocation {
  return visitorLocation({
    headers: request.headers,
    geoHeaders: environment.GEO_HEADERS,
    peerIsTrusted: readPeer(request.socket, environment.TRUSTED_PROXIES).isTrusted,
    lookUp: () => placeOfVisitor(request, environment, lookUp)
  })
}

/** The address that a visitor comes from: the peer's, or what its trusted proxies say of it. */
export function visitorAddress(
  { socket, headers }: IncomingMessage,
  { TRUSTED_PROXIES }: Pick<Environment, 'TRUSTED_PROXIES'>
): string {
  const forwarded = headers['x-forwarded-for']
  return clientAddress(socket.remoteAddress ?? '', forwarded && [forwarded].flat().join(','), TRUSTED_PROXIES)
}

/** "WHITELIST silences the warning, it never permits anything": whether it names the address or a network round it. */
export const isWhitelisted = (address: string, { WHITELIST }: Pick<Environment, 'WHITELIST'>): boolean =>
  isInRanges(address, WHITELIST)

/** What stays the same for a connection: whether its peer is trusted, and, once it was asked, where the peer is. */
type Peer = { isTrusted: boolean; place?: CountryRegion | null }
const peers = new WeakMap<Socket, Peer>()

function readPeer(socket: Socket, trusted: readonly string[]): Peer {
  const known = peers.get(socket)
  if (known) return known
  const peer: Peer = { isTrusted: isInRanges(socket.remoteAddress ?? '', trusted) }
  peers.set(socket, peer)
  return peer
}

/** Behind a proxy each request has a visitor of its own; a visitor who comes directly is looked up once a connection. */
function placeOfVisitor(
  request: IncomingMessage,
  environment: Pick<Environment, 'TRUSTED_PROXIES'>,
  lookUp: LookUp
): CountryRegion | null {
  const peer = readPeer(request.socket, environment.TRUSTED_PROXIES)
  if (peer.isTrusted && request.headers['x-forwarded-for'] !== undefined)
    return lookUp(visitorAddress(request, environment))
  if (peer.place === undefined) peer.place = lookUp(request.socket.remoteAddress ?? '')
  return peer.place
}
