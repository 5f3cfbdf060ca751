import { type SiteId, siteIds } from '../sites/site-id.ts'
import { countryRule, isReviewed, nextRuleChange, type RuleRecord, type RuleType } from './country-rule.ts'

export type PlaceRule = {
  countryKey: string
  /** The state whose law is taken for this part of it; null for a country. */
  partOf: string | null
  ownSite: RuleType | 'no-site' | null
  otherSites: RuleType | null
  minimumAge: number
}

/**
 * The rule of every country that has one, and of every part of a state that one closes, as it is at an instant, in the order of the records. In: all records and the instant.
 * Out: the rules, and the instant at which one of them changes, null when none will.
 */
export function placeRules(
  records: readonly (RuleRecord & { readonly minimumAge: number })[],
  now: Date
): { rules: PlaceRule[]; until: Date | null } {
  const keys = [...new Set(records.map(({ countryKey }) => countryKey))]
  const rules = keys.flatMap(countryKey => {
    const own = records.find(record => record.countryKey === countryKey && record.site !== null)?.site ?? null
    const elsewhere = countryRule(otherThan(own), countryKey, records, now)
    if (!elsewhere || !isReviewed(elsewhere)) return []
    const current = own && countryRule(own, countryKey, records, now)
    return {
      countryKey,
      partOf: elsewhere.record.partOf ?? null,
      ownSite: current ? current.permission.ruleType : ('no-site' as const),
      otherSites: elsewhere.permission.ruleType,
      minimumAge: (current ?? elsewhere).record.minimumAge
    }
  })
  return { rules, until: nextRuleChange(records, now) }
}

const otherThan = (own: SiteId | null): SiteId => siteIds.find(id => id !== own) ?? 'global'
