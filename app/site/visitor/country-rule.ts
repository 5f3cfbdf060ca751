import type { CountryRule } from '../../../content/country-rules/country-rules.schema.ts'
import type { SiteId } from '../regions/site-id.ts'

/** The rule of one country as it stands for one site at one instant: which kind of permission counts, and the record it comes from. */
export type StandingRule = { record: CountryRule; permission: CountryRule['onOwnSite'] }

/**
 * The rule that counts for a visitor (design section 6): the newest record of the country that has begun; on its own site its own-site permission,
 * elsewhere the other. In: the site, the country key (`CAON` for Ontario, null for unknown), all records and the instant.
 * Out: null where no rule is written for the country; unknown is treated as no rule. A record never expires, so nothing is loosened by forgetting it.
 */
export function countryRule(
  siteId: SiteId,
  countryKey: string | null,
  records: readonly CountryRule[],
  now: Date
): StandingRule | null {
  const today = now.toISOString().slice(0, 10)
  const [record] = records
    .filter(rule => rule.countryKey === countryKey && rule.validFrom <= today)
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))
  return record ? { record, permission: record.site === siteId ? record.onOwnSite : record.onOtherSites } : null
}

/** The next instant at which a record begins to count, null when none will: what was rendered by these records is good until then. */
export function nextRuleChange(records: readonly CountryRule[], now: Date): Date | null {
  const next = records.map(({ validFrom }) => Date.parse(validFrom)).filter(time => time > now.getTime())
  return next.length > 0 ? new Date(Math.min(...next)) : null
}
