import { expect, it } from 'vitest'
import { readEnvironment } from '../../app/site/config/environment.ts'
import type { CountryRule } from '../../content/country-rules/country-rules.schema.ts'
import { visitorAnswer } from './visitor.ts'

const environment = readEnvironment({})
const at = (country: string | null, region: string | null = null) => ({
  country,
  region,
  countryKey: region === 'ON' ? 'CAON' : country
})
const partOf = (countryKey: string, state: string) => ({ countryKey, partOf: state }) as CountryRule

it.each<
  [rule: string, facts: Partial<Parameters<typeof visitorAnswer>[0]>, part: Partial<ReturnType<typeof visitorAnswer>>]
>([
  ['unknown location is null, null', { location: at(null) }, { country: null, region: null, rule: null }],
  [
    'country and region, Ontario',
    { location: at('CA', 'ON'), rule: 'BLOCKED' },
    { country: 'CA', region: 'ON', rule: 'BLOCKED' }
  ],
  ["rule is 'WARNING'", { location: at('BE'), rule: 'WARNING' }, { country: 'BE', region: null, rule: 'WARNING' }],
  ['S7-14 consentRequired: country in COUNTRIES_WITH_GDPR', { location: at('FR') }, { consentRequired: true }],
  ['consentRequired: or unknown', { location: at(null) }, { consentRequired: true }],
  ['S7-14 consentRequired: no other country', { location: at('JP') }, { consentRequired: false }],
  [
    'S7-14 consentRequired: a part of a state asks as its state does',
    { location: at('RE'), rules: [partOf('RE', 'FR')] },
    { consentRequired: true }
  ],
  [
    'S7-14 consentRequired: nor a part of another state',
    { location: at('PR'), rules: [partOf('PR', 'US'), partOf('RE', 'FR')] },
    { consentRequired: false }
  ],
  [
    'COUNTRIES_WITH_GDPR says which',
    { location: at('JP'), environment: readEnvironment({ COUNTRIES_WITH_GDPR: 'JP' }) },
    { consentRequired: true }
  ],
  [
    'WHITELIST never permits anything: the rule stays',
    { location: at('FR'), rule: 'BLOCKED', whitelisted: true },
    { rule: 'BLOCKED', whitelisted: true }
  ]
])('%s', (_rule, facts, part) => {
  const answer = visitorAnswer({ location: at(null), rule: null, whitelisted: false, environment, rules: [], ...facts })
  expect(answer).toMatchObject(part)
  expect(Object.keys(answer)).toEqual(['country', 'region', 'rule', 'whitelisted', 'consentRequired'])
})
