import type { SiteId } from '../sites/site-id.ts'
import { siteOfCountry } from '../sites/sites.ts'
import { countryRule, type RuleRecord } from './country-rule.ts'

/** The site made for a visitor: the regional site of their country "where one exists", else global where it has no rule against them, else null. */
export function rightSite(countryKey: string | null, records: readonly RuleRecord[], now: Date): SiteId | null {
  const regional = siteOfCountry(countryKey)
  if (regional) return regional
  return countryRule('global', countryKey, records, now)?.permission.ruleType ? null : 'global'
}
