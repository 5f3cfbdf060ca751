import type { DailyHours } from '../dated/daily-hours.ts'
import type { SiteId } from '../sites/site-id.ts'
import { siteOf } from '../sites/sites.ts'
import { type CurrentRule, countryRule, type RuleRecord, type RuleType } from './country-rule.ts'
import { type CurrencyRule, stricterCurrency } from './currency-rule.ts'
import { type InducementKind, inducementKinds } from './inducement-kinds.data.ts'
import { type OfferKind, offerKinds } from './offer-kinds.data.ts'

/** The fields of a country's record that decide what its visitors may see and do. */
export type LawRecord = RuleRecord & {
  readonly minimumAge: number
  readonly advertisingMinimumAge: number | null
  readonly adHours: DailyHours | null
  readonly currency: CurrencyRule | null
  readonly licence: object | null
  readonly warnings: readonly object[]
  readonly help: readonly object[]
  readonly regulator: object | null
  readonly excludedPersons: object | null
}

export type AudienceFacts = {
  rule: RuleType | null
  minimumAge: number
  /** The kinds of offers that may be shown; empty: none. */
  offers: readonly OfferKind[]
  /** Other inducements that are allowed; empty: none. */
  inducements: readonly InducementKind[]
  ambassadors: boolean
  streamers: boolean
  /** The hours of the day in which all of these may be shown, one for each law that sets some; empty: all day. */
  adHours: readonly DailyHours[]
  signUp: SignUpPermission
  /** In which currency amounts must be shown; null: in any. */
  currency: CurrencyRule | null
  /** Whom advertising may be meant for, where that is older than the minimum age. */
  advertisingMinimumAge: number | null
  /** The country keys whose notices of law are shown: the site's own, then the visitor's. */
  laws: readonly string[]
  /** Whether home and download warn of the visitor's place. */
  showsWarning: boolean
  /** Whether the site's own country forbids all that it offers: nobody downloads or signs up there. */
  siteClosed: boolean
  /** Whether the site's own country has a rule: the site informs, and invites nobody to join. */
  siteInforms: boolean
}

const youngest = 18

/** The key of a place without any rule. No country has it; visitors of this machine and its network do. */
export const withoutRule = 'ZZ'

/**
 * The facts of a visitor on a site. Both laws hold and the stricter wins: the higher age, only what both allow, the hours of both.
 * "Expiry of a record hides offers and marks, it never loosens or tightens BLOCKED and WARNING": past its review date a record allows no offers and
 * inducements, and all else in it is valid. Where a rule applies, and at an unknown place, nothing that
 * induces is shown.
 */
export function audienceFacts(
  siteId: SiteId,
  countryKey: string | null,
  records: readonly LawRecord[],
  now: Date
): AudienceFacts {
  const { countryKey: siteKey } = siteOf(siteId)
  const visitor = countryRule(siteId, countryKey, records, now)
  const site = countryRule(siteId, siteKey, records, now)
  const laws = siteKey === countryKey ? [site] : [site, visitor]
  const applying = laws.filter(law => law !== null)
  const rule = visitor?.permission.ruleType ?? null
  const may = (allows: (law: CurrentRule<LawRecord>) => boolean) =>
    countryKey !== null && rule === null && applying.every(allows)
  const minimumAge = Math.max(youngest, ...applying.map(({ record }) => record.minimumAge))
  const advertisingAge = Math.max(0, ...applying.map(({ record }) => record.advertisingMinimumAge ?? 0))
  const siteRule = site?.permission.ruleType ?? null
  const siteClosed = siteRule === 'BLOCKED'
  // "A site whose country key has a licence record needs a location that is that key."
  const isElsewhere = Boolean(site?.record.licence) && siteKey !== countryKey
  return withHours({
    rule,
    minimumAge,
    offers: offerKinds.filter(kind => may(({ reviewed, permission }) => reviewed && permission.offers.includes(kind))),
    inducements: inducementKinds.filter(kind =>
      may(({ reviewed, permission }) => reviewed && permission.inducements.includes(kind))
    ),
    ambassadors: may(({ permission }) => permission.ambassadors),
    streamers: may(({ permission }) => permission.streamers),
    adHours: applying.flatMap(({ record }) => record.adHours ?? []),
    signUp: signUpPermission(rule, siteClosed || isElsewhere),
    currency: applying.map(({ record }) => record.currency).reduce(stricterCurrency, null),
    advertisingMinimumAge: advertisingAge > minimumAge ? advertisingAge : null,
    laws: [
      ...new Set(
        applying.filter(({ record }) => hasNotices(record)).map(({ record }) => record.partOf ?? record.countryKey)
      )
    ],
    showsWarning: rule === 'WARNING',
    siteClosed,
    siteInforms: siteRule !== null
  })
}

const hasNotices = ({ warnings, help, regulator, excludedPersons }: LawRecord): boolean =>
  warnings.length > 0 || help.length > 0 || regulator !== null || excludedPersons !== null

/** The facts of visitors with a rule of whose country nothing else is known. */
export const warnedOrBlocked = (open: AudienceFacts, rule: RuleType): AudienceFacts => ({
  ...open,
  ...nothing,
  rule,
  signUp: 'refused',
  showsWarning: rule === 'WARNING'
})

const nothing = { offers: [], inducements: [], ambassadors: false, streamers: false, adHours: [] }

/** Hours count only where there is something to show in them. */
function withHours(facts: AudienceFacts): AudienceFacts {
  const { offers, inducements, ambassadors, streamers } = facts
  return offers.length > 0 || inducements.length > 0 || ambassadors || streamers ? facts : { ...facts, adHours: [] }
}

/** `refused`: the rule of the visitor's country forbids it; `elsewhere`: this site's licence is for visitors in its own region alone, or the site is closed. */
type SignUpPermission = 'open' | 'refused' | 'elsewhere'

/** "WARNING: sign-up is refused"; "BLOCKED: no sign-up". */
function signUpPermission(rule: RuleType | null, isElsewhere: boolean): SignUpPermission {
  if (rule !== null) return 'refused'
  return isElsewhere ? 'elsewhere' : 'open'
}
