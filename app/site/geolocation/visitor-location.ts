import { type CountryRegion, placeKey } from './place.ts'

/** Where the law says that a visitor is. `countryKey` is the key of the country rules: `CAON` for Ontario, else the country. */
export type VisitorLocation = { country: string | null; region: string | null; countryKey: string | null }

type Evidence = {
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The names of the country and the region header. */
  geoHeaders: readonly string[]
  /** Whether the peer is a trusted proxy: "geolocation headers count only when the peer is a trusted proxy". */
  peerIsTrusted: boolean
  /** Asks the database for the visitor's address; it is asked only where the headers leave something open. */
  lookUp?: () => CountryRegion | null
}

/**
 * "Geolocation headers count only when the peer is a trusted proxy; then the database; then unknown." `XX` and `T1` say that nobody knows; the region
 * `CA-ON` is read as `ON`.
 * Where the headers name Canada without a province, which some proxies do not send, the database tells whether it is Ontario, as long as it agrees on the country.
 */
export function visitorLocation({ headers, geoHeaders, peerIsTrusted, lookUp }: Evidence): VisitorLocation {
  const [country, subdivision] = peerIsTrusted ? geoHeaders.map(name => code(headers[name.toLowerCase()])) : []
  const region = subdivision?.replace(/^[A-Z]{2}-/, '')
  const isKnown = country && country !== 'XX' && country !== 'T1' && /^[A-Z]{2}$/.test(country)
  const found = isKnown
    ? { country, region: region && /^[A-Z0-9]{1,3}$/.test(region) ? region : provinceBy(country, lookUp) }
    : lookUp?.()
  if (!found) return { country: null, region: null, countryKey: null }
  return { ...found, countryKey: placeKey(found) }
}

function provinceBy(country: string, lookUp: Evidence['lookUp']): string | null {
  const place = country === 'CA' ? lookUp?.() : null
  return place?.country === country ? place.region : null
}

/** A header's code in capitals. Of several the last counts, as of `X-Forwarded-For`: the trusted proxy wrote it, those before it came from outside. */
const code = (value: string | readonly string[] | undefined): string | null => {
  const text = typeof value === 'string' ? value : (value?.at(-1) ?? '')
  return (
    text
      .slice(text.lastIndexOf(',') + 1)
      .trim()
      .toUpperCase() || null
  )
}
