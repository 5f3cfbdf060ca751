import { pastReview, reviewEnd, soonest } from '../dated/dated-record.ts'
import type { SiteId } from '../sites/site-id.ts'
import type { InducementKind } from './inducement-kinds.data.ts'
import type { OfferKind } from './offer-kinds.data.ts'

export type RuleType = 'BLOCKED' | 'WARNING'

/** The permissions of a country's law for its visitors on one kind of site. `ruleType` null: there is no rule against them. */
type Permission = {
  readonly ruleType: RuleType | null
  readonly offers: readonly OfferKind[]
  readonly inducements: readonly InducementKind[]
  readonly ambassadors: boolean
  readonly streamers: boolean
}

/** The fields of a country's record that decide which rule counts. `site`: the country's own, null where it has none. */
export type RuleRecord = {
  readonly countryKey: string
  /** The state whose law is taken for a part of it. */
  readonly partOf?: string
  readonly site: SiteId | null
  readonly validFrom: string
  readonly reviewBy: string
  readonly onOwnSite: Permission
  readonly onOtherSites: Permission
}

/** The rule of one country for one site at one instant: the record it comes from, which kind of permission counts, and whether its review is in time. */
export type CurrentRule<Rule extends RuleRecord> = { record: Rule; permission: Permission; reviewed: boolean }

/**
 * The rule that counts for a visitor (design section 6): the newest record of the country that has begun; on its own site its own-site permission, elsewhere
 * the other. A record of a place itself counts before what its state closes. Returns null where no rule is written for the country, and for an unknown place. A record never expires, so nothing is loosened by forgetting
 * it; past its review date `reviewed` is false, and its offers are not shown.
 */
export function countryRule<Rule extends RuleRecord>(
  siteId: SiteId,
  countryKey: string | null,
  records: readonly Rule[],
  now: Date
): CurrentRule<Rule> | null {
  const [record] = records
    .filter(rule => rule.countryKey === countryKey && hasBegun(rule, now))
    .toSorted((a, b) => isPart(a) - isPart(b) || b.validFrom.localeCompare(a.validFrom))
  if (!record) return null
  const permission = record.site === siteId ? record.onOwnSite : record.onOtherSites
  return { record, permission, reviewed: !pastReview(record.reviewBy, now) }
}

/** Whether anyone has looked at the law of a place: its country has a record, or the state that it is part of has a rule. */
export const isReviewed = (current: CurrentRule<RuleRecord> | null): boolean =>
  current !== null && (current.record.partOf === undefined || current.permission.ruleType !== null)

/** The next instant at which a record begins or passes its review date, null when none will: a page of these records is current until then. */
export function nextRuleChange(records: readonly Pick<RuleRecord, 'validFrom' | 'reviewBy'>[], now: Date): Date | null {
  const changes = records.flatMap(({ validFrom, reviewBy }) => [new Date(validFrom), reviewEnd(reviewBy)])
  return soonest(...changes.filter(instant => instant > now))
}

const isPart = ({ partOf }: Pick<RuleRecord, 'partOf'>): number => Number(partOf !== undefined)

const hasBegun = ({ validFrom }: RuleRecord, now: Date) => validFrom <= now.toISOString().slice(0, 10)
