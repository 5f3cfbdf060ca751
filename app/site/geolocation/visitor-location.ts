import { type CountryRegion, canadianProvinces, countryOf, placeKey, placeOfKey } from '../../domain/law/place.ts'
import type { Environment } from '../config/environment.ts'

/**
 * Where the law says that a visitor is. `countryKey` is the key of the country rules: `CAON` for Ontario, else the country. `isLocal`: on this machine or its
 * network, a place without any rule.
 */
export type VisitorLocation = {
  country: string | null
  region: string | null
  countryKey: string | null
  isLocal?: true
}

type Evidence = {
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The names of the country and the region header. */
  geoHeaders: readonly string[]
  /** Whether the peer is a trusted proxy: "geolocation headers count only when the peer is a trusted proxy". */
  peerIsTrusted: boolean
  /** Asks the database for the visitor's address; it is asked only where the headers leave something open. */
  lookUp?: () => CountryRegion | null
  /** Where visitors of this machine and its network count as; null for all others. */
  localPlace?: () => VisitorLocation | null
  /** Hears of a header whose code names no country, or no province of Canada. */
  unknownCode?: (kind: 'unknown-code' | 'unknown-region', code: string) => void
}

/**
 * "Geolocation headers count only when the peer is a trusted proxy; then the database; then unknown." A code that names no country (`XX`, `T1`) counts as
 * none; the region `CA-ON` is read as `ON`.
 * Where the headers name Canada without one of its provinces, which some proxies do not send, the database tells whether it is Ontario, as long as it agrees on the country; else no law is sure.
 */
export function visitorLocation({
  headers,
  geoHeaders,
  peerIsTrusted,
  lookUp,
  localPlace,
  unknownCode
}: Evidence): VisitorLocation {
  const [written, subdivision] = peerIsTrusted ? geoHeaders.map(name => code(headers[name.toLowerCase()])) : []
  const country = written ? countryOf(written) : null
  if (written && !country) unknownCode?.('unknown-code', written)
  const region = subdivision?.replace(/^[A-Z]{2}-/, '')
  const known = region && (country === 'CA' ? provinces : /^[A-Z0-9]{1,3}$/).test(region)
  if (country === 'CA' && region && !known) unknownCode?.('unknown-region', region)
  if (country === 'CA' && !known) return inCanada(lookUp)
  const found = country ? { country, region: known ? region : null } : lookUp?.()
  return locationAt(found ?? null) ?? localPlace?.() ?? { country: null, region: null, countryKey: null }
}

const provinces = new RegExp(`^(${Object.values(canadianProvinces).join('|')})$`)

const locationAt = (place: CountryRegion | null): VisitorLocation | null =>
  place && { ...place, countryKey: placeKey(place) }

type LocalFacts = {
  /** Whether the peer is this machine or in a private network. */
  isPrivate: boolean
  /** Whether a proxy says whom the request comes from, or from where. */
  isForwarded: boolean
  environment: Pick<Environment, 'LOCAL_VISITOR' | 'regionDomainsSet'>
}

/** Where a visitor at a private address counts as. Null: unknown, behind a proxy or on a public deployment that names no place for them. */
export function localPlace({ isPrivate, isForwarded, environment }: LocalFacts): VisitorLocation | null {
  if (!isPrivate || isForwarded) return null
  if (environment.LOCAL_VISITOR) return locationAt(placeOfKey(environment.LOCAL_VISITOR))
  return environment.regionDomainsSet ? null : { country: null, region: null, countryKey: null, isLocal: true }
}

/** The database tells whether it is Ontario. Where it does not say Canada too, the place may be Ontario: it is unknown to the law, so that offers fail closed. */
function inCanada(lookUp: Evidence['lookUp']): VisitorLocation {
  const place = lookUp?.()
  return (place?.country === 'CA' ? locationAt(place) : null) ?? { country: 'CA', region: null, countryKey: null }
}

/** A header's code in capitals. Of several the last counts, as of `X-Forwarded-For`: the trusted proxy wrote it, those before it came from outside. */
const code = (value: string | readonly string[] | undefined): string | null => {
  const text = typeof value === 'string' ? value : (value?.at(-1) ?? '')
  return (
    text
      .slice(text.lastIndexOf(',') + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .toUpperCase() || null
  )
}
