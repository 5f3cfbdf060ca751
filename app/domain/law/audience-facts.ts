import type { CountryRule } from '../../../content/country-rules/country-rules.schema.ts'
import type { SiteId } from '../../site/regions/site-id.ts'
import { siteOf } from '../../site/regions/sites.ts'
import type { DailyHours } from '../dated/daily-hours.ts'
import { countryRule } from './country-rule.ts'
import { type CurrencyRule, stricterCurrency } from './currency-rule.ts'
import { type OfferKind, offerKinds } from './offer-kinds.data.ts'

export type RuleType = 'BLOCKED' | 'WARNING'

export type AudienceFacts = {
  rule: RuleType | null
  minimumAge: number
  /** The kinds of offers that may be shown; empty: none. */
  offers: readonly OfferKind[]
  ambassadors: boolean
  streamers: boolean
  /** The hours of the day in which offers and streamers may be shown, one for each law that sets some; empty: all day. */
  adHours: readonly DailyHours[]
  signUp: SignUpPermission
  /** In which currency amounts must be shown; null: in any. */
  currency: CurrencyRule | null
}

const youngest = 18

/**
 * The facts of a visitor on a site. Both laws hold and the stricter wins: the higher age, only what both allow, the hours of both.
 * "Expiry of a record hides offers and marks, it never loosens or tightens BLOCKED and WARNING": past its review date a record allows no offers, and
 * all else in it is valid.
 */
export function audienceFacts(
  siteId: SiteId,
  countryKey: string | null,
  records: readonly CountryRule[],
  now: Date
): AudienceFacts {
  const { countryKey: siteKey } = siteOf(siteId)
  const visitor = countryRule(siteId, countryKey, records, now)
  const site = countryRule(siteId, siteKey, records, now)
  const laws = siteKey === countryKey ? [site] : [site, visitor]
  const applying = laws.filter(law => law !== null)
  const rule = visitor?.permission.ruleType ?? null
  return withHours({
    rule,
    minimumAge: Math.max(youngest, ...applying.map(({ record }) => record.minimumAge)),
    offers: offerKinds.filter(
      kind =>
        rule === null && applying.every(({ reviewed, permission }) => reviewed && permission.offers.includes(kind))
    ),
    ambassadors: applying.every(({ permission }) => permission.ambassadors),
    streamers: applying.every(({ permission }) => permission.streamers),
    adHours: applying.flatMap(({ record }) => record.adHours ?? []),
    signUp: signUpPermission({ rule, countryKey, licensedKey: site?.record.licence ? siteKey : null }),
    currency: applying.map(({ record }) => record.currency).reduce(stricterCurrency, null)
  })
}

/** The facts of visitors with a rule of whose country nothing else is known: no offers, and, where they are blocked, nobody who promotes the room. */
export function warnedOrBlocked(open: AudienceFacts, rule: RuleType): AudienceFacts {
  const people = rule === 'WARNING'
  return withHours({
    ...open,
    rule,
    offers: [],
    ambassadors: people && open.ambassadors,
    streamers: people && open.streamers,
    signUp: 'refused'
  })
}

/** Hours count only where there is something to show in them. */
const withHours = (facts: AudienceFacts): AudienceFacts =>
  facts.offers.length > 0 || facts.streamers ? facts : { ...facts, adHours: [] }

/** `refused`: the rule of the visitor's country forbids it; `elsewhere`: this site's licence is for visitors in its own region alone. */
type SignUpPermission = 'open' | 'refused' | 'elsewhere'

type Facts = {
  rule: 'BLOCKED' | 'WARNING' | null
  /** Where the visitor is, null for unknown. */
  countryKey: string | null
  /** The country whose licence record the site has, null where it has none. */
  licensedKey: string | null
}

/** "WARNING: sign-up is refused"; "BLOCKED: no sign-up". "A site whose country key has a licence record needs a location that is that key." */
function signUpPermission({ rule, countryKey, licensedKey }: Facts): SignUpPermission {
  if (rule !== null) return 'refused'
  return licensedKey === null || licensedKey === countryKey ? 'open' : 'elsewhere'
}
