/** Where an address is, as far as a database knows. The region is the second half of its ISO 3166-2 code. */
export type CountryRegion = { country: string; region: string | null }

/** Codes that Unicode has words for and that are no country: nowhere, groups of countries, tests. */
const noCountries = new Set(['ZZ', 'EU', 'EZ', 'UN', 'QO', 'XA', 'XB'])
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const known = new Map<string, string | null>()

/** The country of a code, in capitals; of one that is out of use the country that it is now (`UK` is GB). Null for a code of none: `XX`, `T1`, `ZZ`. */
export function countryOf(code: string): string | null {
  const wanted = code.toUpperCase()
  if (!/^[A-Z]{2}$/.test(wanted)) return null
  const found = known.get(wanted)
  if (found !== undefined) return found
  const { region = wanted } = new Intl.Locale(`und-${wanted}`)
  const country = noCountries.has(region) || !names.of(region) ? null : region
  known.set(wanted, country)
  return country
}

/** The key under which the compact table keeps a place: "special key CAON for Ontario, Canada", else the country; nothing for nowhere. */
export const placeKey = (place: CountryRegion | null): string =>
  place === null ? '' : place.country === 'CA' && place.region === 'ON' ? 'CAON' : place.country

/** The place of a key of the compact table, `CAON` or a country; null for an empty one. */
export const placeOfKey = (key: string): CountryRegion | null =>
  key === '' ? null : key === 'CAON' ? { country: 'CA', region: 'ON' } : { country: key, region: null }

/** The provinces and territories of Canada by their English names, as DB-IP writes them, with the second half of their ISO 3166-2 codes. */
export const canadianProvinces: Readonly<Record<string, string>> = {
  Alberta: 'AB',
  'British Columbia': 'BC',
  Manitoba: 'MB',
  'New Brunswick': 'NB',
  'Newfoundland and Labrador': 'NL',
  'Northwest Territories': 'NT',
  'Nova Scotia': 'NS',
  Nunavut: 'NU',
  Ontario: 'ON',
  'Prince Edward Island': 'PE',
  Quebec: 'QC',
  Saskatchewan: 'SK',
  Yukon: 'YT'
}
