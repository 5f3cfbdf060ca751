import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { CountryRegion } from '../../app/domain/law/place.ts'
import type { Environment } from '../../app/site/config/environment.ts'
import { clientAddress, isInRanges, isPrivateAddress } from '../../app/site/geolocation/client-address.server.ts'
import { localPlace, type VisitorLocation, visitorLocation } from '../../app/site/geolocation/visitor-location.ts'
import type { Logger } from '../platform/logger.ts'
import type { Metrics } from '../platform/metrics.ts'

type LookUp = (address: string) => CountryRegion | null

/** Why a visitor's location cannot be read: a code of no country or of no province of Canada, or an address that no public network has. */
export type LocationFault = { kind: 'unknown-code' | 'unknown-region'; code: string } | { kind: 'private-address' }

/** Counts such requests, each once, and warns of the first of a kind: a wrong TRUSTED_PROXIES or header would switch the rules of places off in silence. */
export function createLocationFaults({ logger, metrics }: { logger: Pick<Logger, 'warn'>; metrics: Metrics }) {
  const warned = new Set<LocationFault['kind']>()
  const counted = new WeakSet<IncomingMessage>()
  return (request: IncomingMessage, fault: LocationFault): void => {
    if (counted.has(request)) return
    counted.add(request)
    metrics.locationFaults.inc({ kind: fault.kind })
    if (warned.has(fault.kind)) return
    warned.add(fault.kind)
    if (fault.kind !== 'private-address')
      logger.warn(
        { kind: fault.kind, code: fault.code.slice(0, 10) },
        'a proxy names a country or a province of Canada by a code that is none: GEO_HEADERS'
      )
    else
      logger.warn(
        'a visitor has a private address, which nobody can place, and is shown no offers: TRUSTED_PROXIES may lack a proxy; LOCAL_VISITOR names a place for visitors of this network'
      )
  }
}

type LocationEnvironment = Pick<Environment, 'TRUSTED_PROXIES' | 'GEO_HEADERS' | 'LOCAL_VISITOR' | 'regionDomainsSet'>

const forwardedHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded']

/** Where the law says that a visitor is: from the headers of a trusted proxy, else from the address, else by the rule of private addresses, else unknown. */
export function readVisitorLocation(
  request: IncomingMessage,
  environment: LocationEnvironment,
  lookUp: LookUp,
  faulty: ReturnType<typeof createLocationFaults>
): VisitorLocation {
  return visitorLocation({
    headers: request.headers,
    geoHeaders: environment.GEO_HEADERS,
    peerIsTrusted: readPeer(request.socket, environment.TRUSTED_PROXIES).isTrusted,
    unknownCode: (kind, code) => faulty(request, { kind, code }),
    lookUp: () => placeOfVisitor(request, environment, lookUp),
    localPlace() {
      const isForwarded = [...forwardedHeaders, ...environment.GEO_HEADERS].some(
        name => request.headers[name] !== undefined
      )
      const isPrivate = isPrivateAddress(request.socket.remoteAddress ?? '')
      const place = localPlace({ isPrivate, isForwarded, environment })
      if (!place && isPrivateAddress(visitorAddress(request, environment))) faulty(request, { kind: 'private-address' })
      return place
    }
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

/** The facts of a connection: whether its peer is trusted, and, once it was asked, where the peer is. */
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
