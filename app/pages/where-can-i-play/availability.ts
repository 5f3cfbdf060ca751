import type { CountryRule } from '../../../content/country-rules/country-rules.schema.ts'
import { placeRules } from '../../domain/law/place-rules.ts'

export type Availability = 'open' | 'information' | 'closed'

export type AvailablePlace = { countryKey: string; partOf: string | null; minimumAge: number }

const availabilityOf = { none: 'open', WARNING: 'information', BLOCKED: 'closed' } as const

/**
 * The offer of the room in each country that has a rule: on the country's own site, or on the others where it has none. In: all records and the instant.
 * Out: the places by what is offered, and the instant at which a rule changes, null when none will.
 */
export function availability(
  records: readonly CountryRule[],
  now: Date
): { places: Record<Availability, AvailablePlace[]>; until: Date | null } {
  const { rules, until } = placeRules(records, now)
  const places: Record<Availability, AvailablePlace[]> = { open: [], information: [], closed: [] }
  for (const { ownSite, otherSites, ...place } of rules)
    places[availabilityOf[(ownSite === 'no-site' ? otherSites : ownSite) ?? 'none']].push(place)
  return { places, until }
}
