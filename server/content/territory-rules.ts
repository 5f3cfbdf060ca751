import { existsSync, readFileSync } from 'node:fs'
import type { CountryRule, Territory } from '../../content/country-rules/country-rules.schema.ts'
import { recordFiles } from './record-files.ts'

/**
 * The rules of all countries, and of every place that is part of a state: on every site, its state's too, the rule that the state has on other sites, with its age and
 * notices, "never what it permits". While no record of the state counts, no rule stands there, and nothing induces.
 */
export const withTerritories = (rules: readonly CountryRule[], territories: readonly Territory[]): CountryRule[] => [
  ...rules,
  ...territories.flatMap(territory =>
    territory.codes.flatMap(code => [
      ...rules.filter(({ countryKey }) => countryKey === territory.of).map(rule => partOf(rule, code)),
      partWithoutRule(territory, code)
    ])
  )
]

/**
 * The release's own table, gated terms and closed words, for content that is older than they are: without them parts of states would be open, and those invited who may not join.
 * Undefined for every other file, and for one that the release does not have.
 */
export function textOfRelease(file: string): string | undefined {
  const isOfRelease =
    file === recordFiles.territories.file || file === recordFiles.offerTerms.file || file.startsWith('closed/')
  const place = new URL(`../../content/${file}`, import.meta.url)
  return isOfRelease && existsSync(place) ? readFileSync(place, 'utf8') : undefined
}

const nothingInduces = { offers: [], inducements: [], ambassadors: false, streamers: false }

function partOf(rule: CountryRule, countryKey: string): CountryRule {
  const closed = { ...nothingInduces, ruleType: rule.onOtherSites.ruleType }
  return {
    ...rule,
    countryKey,
    partOf: rule.countryKey,
    site: null,
    onOwnSite: closed,
    onOtherSites: closed,
    licence: null,
    closedNotice: null
  }
}

const partWithoutRule = ({ of, source, checkedOn, verified }: Territory, countryKey: string): CountryRule => ({
  countryKey,
  partOf: of,
  site: null,
  validFrom: '0001-01-01',
  minimumAge: 18,
  advertisingMinimumAge: null,
  onOwnSite: { ...nothingInduces, ruleType: null },
  onOtherSites: { ...nothingInduces, ruleType: null },
  adHours: null,
  currency: null,
  warnings: [],
  licence: null,
  regulator: null,
  help: [],
  excludedPersons: null,
  closedNotice: null,
  source,
  checkedOn,
  verified,
  reviewBy: '9999-12-31'
})
