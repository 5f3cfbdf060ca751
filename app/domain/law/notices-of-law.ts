import type { CountryRule } from '../../../content/country-rules/country-rules.schema.ts'
import type { SiteId } from '../sites/site-id.ts'
import { countryRule } from './country-rule.ts'

type Help = CountryRule['help'][number]

/** What the law of one country has a site say. Nothing of it ends by a review date: a notice is never hidden by forgetting it. */
export type LawNotices = Pick<
  CountryRule,
  'countryKey' | 'warnings' | 'regulator' | 'excludedPersons' | 'closedNotice'
> & {
  help: Help[]
}

type Facts = {
  siteId: SiteId
  /** The country keys of the audience's laws. */
  laws: readonly string[]
  countryRules: readonly CountryRule[]
  now: Date
}

/** The notices of all laws that apply to a visitor, the site's own first. */
export const noticesOfLaw = ({ siteId, laws, countryRules, now }: Facts): LawNotices[] =>
  laws.flatMap(key => {
    const record = countryRule(siteId, key, countryRules, now)?.record
    return record ? [{ ...record, help: verifiedHelp(record) }] : []
  })

/** "One that cannot be verified gives way to the regulator's address": those in need read no number that may be wrong. */
export const verifiedHelp = ({ help }: Pick<CountryRule, 'help'>): Help[] => help.filter(({ verified }) => verified)
