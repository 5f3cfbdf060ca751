import type { CountryRule } from '../../../content/country-rules/country-rules.schema.ts'
import { countryRule } from '../../domain/law/country-rule.ts'
import type { SiteId } from '../../site/regions/site-id.ts'
import { siteOf } from '../../site/regions/sites.ts'

/**
 * The warnings of the law of a site's own country, such as the Belgian one that stands "in all communications". They stay past the record's review
 * date: a warning is never hidden by forgetting it.
 */
export const siteWarnings = (
  siteId: SiteId,
  countryRules: readonly CountryRule[],
  now: Date
): CountryRule['warnings'] => countryRule(siteId, siteOf(siteId).countryKey, countryRules, now)?.record.warnings ?? []
