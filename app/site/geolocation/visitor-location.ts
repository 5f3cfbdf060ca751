/** Where the law says that a visitor is. `countryKey` is the key of the country rules: `CAON` for Ontario, else the country. */
export type VisitorLocation = { country: string | null; region: string | null; countryKey: string | null }

type Evidence = {
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The names of the country and the region header. */
  geoHeaders: readonly string[]
  /** Whether the peer is a trusted proxy: "geolocation headers count only when the peer is a trusted proxy". */
  peerIsTrusted: boolean
  address: string
  /** The address table, where there is one: country and region, or null. */
  lookUp?: (address: string) => { country: string; region: string | null } | null
}

/** "Geolocation headers count only when the peer is a trusted proxy; then the database; then unknown." `XX` and `T1` say that nobody knows. */
export function visitorLocation({ headers, geoHeaders, peerIsTrusted, address, lookUp }: Evidence): VisitorLocation {
  const [country, region] = peerIsTrusted ? geoHeaders.map(name => code(headers[name.toLowerCase()])) : []
  const known = country && country !== 'XX' && country !== 'T1' && /^[A-Z]{2}$/.test(country)
  const found = known
    ? { country, region: region && /^[A-Z0-9]{1,3}$/.test(region) ? region : null }
    : lookUp?.(address)
  if (!found) return { country: null, region: null, countryKey: null }
  return { ...found, countryKey: found.country === 'CA' && found.region === 'ON' ? 'CAON' : found.country }
}

/** A header's code in capitals; `CA-ON` is read as `ON`. */
const code = (value: string | readonly string[] | undefined): string | null => {
  const text = (typeof value === 'string' ? value : value?.[0])?.trim().toUpperCase()
  return text ? text.replace(/^[A-Z]{2}-/, '') : null
}
