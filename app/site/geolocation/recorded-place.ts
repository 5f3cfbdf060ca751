import { type CountryRegion, canadianProvinces, countryOf } from '../../domain/law/place.ts'

/** The place in a database record: DB-IP's flat form (`country_code`, `state1`) or MaxMind's nested one. Null where it names no country. */
export function placeOf(record: unknown): CountryRegion | null {
  const flat = field(record, 'country_code')
  const country = countryOf(text(flat ?? field(field(record, 'country'), 'iso_code')) ?? '')
  if (!country) return null
  const [subdivision] = list(field(record, 'subdivisions'))
  const code = text(field(subdivision, 'iso_code'))?.toUpperCase()
  if (code && /^[A-Z0-9]{1,3}$/.test(code)) return { country, region: code }
  const name = text(field(record, 'state1')) ?? text(field(field(subdivision, 'names'), 'en'))
  return { country, region: country === 'CA' && name ? (canadianProvinces[name] ?? null) : null }
}

const field = (record: unknown, name: string): unknown =>
  typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[name] : undefined
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
