import { Reader, type Response } from 'mmdb-lib'
import { parseAddress } from '../app/site/geolocation/ip-range.ts'
import { type Place, placeOf } from '../app/site/geolocation/place.ts'

/** Decoding a record takes some microseconds: the places of so many addresses are remembered. */
const remembered = 20_000

/** Addresses by which a database shows whether it tells the regions of Canada apart: Toronto's university and two providers of Ontario. */
const inOntario = ['128.100.1.1', '99.224.0.1', '70.48.0.1', '2604:3d08::1', '2607:f2c0::1']

/**
 * Opens a location database in MaxMind's format (.mmdb), of cities or of countries. In: the bytes of the file.
 * Out: what finds a place in it, and what the file says of itself. Throws Error where it is no such file.
 */
export function openAddressDatabase(file: Buffer) {
  const reader = openReader(file)
  const { ipVersion, buildEpoch, databaseType } = reader.metadata
  const places = new Map<string, Place | null>()

  function find(address: string): Place | null {
    const parsed = parseAddress(address)
    if (!parsed || (parsed.length === 16 && ipVersion === 4)) return null
    return placeOf(reader.get(parsed.length === 4 ? parsed.join('.') : address))
  }

  function lookUp(address: string): Place | null {
    const known = places.get(address)
    if (known !== undefined) return known
    const place = find(address)
    if (places.size >= remembered) places.clear()
    places.set(address, place)
    return place
  }

  return {
    lookUp,
    dataDate: buildEpoch.toISOString().slice(0, 10),
    source: databaseType,
    knowsOntario: inOntario.some(address => find(address)?.region === 'ON')
  }
}

function openReader(file: Buffer): Reader<Response> {
  try {
    const reader = new Reader<Response>(file)
    if (reader.metadata.nodeCount > 0) return reader
  } catch {
    // mmdb-lib says in its own terms what it stumbled over, which nobody who sets a path could use.
  }
  throw new Error('is no location database in the MaxMind format (.mmdb)')
}
