import type { CountryRule } from '../../../content/country-rules/country-rules.schema.ts'
import { pastReview, reviewEnd } from '../dated/dated-record.ts'
import type { SiteId } from '../sites/site-id.ts'

/** The rule of one country for one site at one instant: the record it comes from, which kind of permission counts, and whether its review is in time. */
export type CurrentRule = { record: CountryRule; permission: CountryRule['onOwnSite']; reviewed: boolean }

/**
 * The rule that counts for a visitor (design section 6): the newest record of the country that has begun; on its own site its own-site permission, elsewhere
 * the other. Returns null where no rule is written for the country, and for an unknown place. A record never expires, so nothing is loosened by forgetting
 * it; past its review date `reviewed` is false, and what it allows to be shown is not.
 */
export function countryRule(
  siteId: SiteId,
  countryKey: string | null,
  records: readonly CountryRule[],
  now: Date
): CurrentRule | null {
  const [record] = records
    .filter(rule => rule.countryKey === countryKey && hasBegun(rule, now))
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))
  if (!record) return null
  const permission = record.site === siteId ? record.onOwnSite : record.onOtherSites
  return { record, permission, reviewed: !pastReview(record.reviewBy, now) }
}

/** The next instant at which a record begins or passes its review date, null when none will: what these records rendered is current until then. */
export function nextRuleChange(records: readonly CountryRule[], now: Date): Date | null {
  const next = records
    .flatMap(({ validFrom, reviewBy }) => [Date.parse(validFrom), reviewEnd(reviewBy).getTime()])
    .filter(time => time > now.getTime())
  return next.length > 0 ? new Date(Math.min(...next)) : null
}

const hasBegun = ({ validFrom }: CountryRule, now: Date) => validFrom <= now.toISOString().slice(0, 10)
