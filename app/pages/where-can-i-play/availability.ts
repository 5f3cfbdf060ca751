import type { CountryRule } from '../../../content/country-rules/country-rules.schema.ts'
import { type PlaceRule, placeRules } from '../../domain/law/place-rules.ts'

export type Availability = 'open' | 'information' | 'closed'

export type AvailablePlace = Pick<PlaceRule, 'countryKey' | 'partOf' | 'minimumAge'>

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
  const places = Object.groupBy(
    rules,
    ({ ownSite, otherSites }) => availabilityOf[(ownSite === 'no-site' ? otherSites : ownSite) ?? 'none']
  )
  return { places: { open: [], information: [], closed: [], ...places }, until }
}
