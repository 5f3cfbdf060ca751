import type { SiteId } from '../sites/site-id.ts'
import { countryRule, type RuleRecord } from './country-rule.ts'

type Help = { readonly verified: boolean }
type Noticed = RuleRecord & { readonly help: readonly Help[] }

type Facts<Rule extends Noticed> = {
  siteId: SiteId
  /** The country keys of the audience's laws. */
  laws: readonly string[]
  countryRules: readonly Rule[]
  now: Date
}

/** The notices of all laws that apply to a visitor, the site's own first. Nothing of them ends by a review date: a notice is never hidden by forgetting it. */
export const noticesOfLaw = <Rule extends Noticed>({ siteId, laws, countryRules, now }: Facts<Rule>) =>
  laws.flatMap(key => {
    const record = countryRule(siteId, key, countryRules, now)?.record
    return record ? [{ ...record, help: verifiedHelp<Rule['help'][number]>(record) }] : []
  })

/** "One that cannot be verified gives way to the regulator's address": those in need read no number that may be wrong. */
export const verifiedHelp = <Entry extends Help>({ help }: { readonly help: readonly Entry[] }): Entry[] =>
  help.filter(({ verified }) => verified)
