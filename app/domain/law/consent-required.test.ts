import { expect, it } from 'vitest'
import { readEnvironment } from '../../site/config/environment.ts'
import { isConsentRequired } from './consent-required.ts'

const usual = readEnvironment({}).COUNTRIES_WITH_GDPR
const reunion = { countryKey: 'RE', partOf: 'FR' }
const puertoRico = { countryKey: 'PR', partOf: 'US' }

it.each<[rule: string, country: string | null, isRequired: boolean, countries?: readonly string[]]>([
  ['country in COUNTRIES_WITH_GDPR', 'FR', true],
  ['or unknown', null, true],
  ['no other country', 'JP', false],
  ['a part of a state asks as its state does', 'RE', true],
  ['nor a part of another state', 'PR', false],
  ['COUNTRIES_WITH_GDPR says which', 'JP', true, ['JP']]
])('S7-14 consentRequired: %s', (_rule, country, isRequired, countries = usual) => {
  expect(isConsentRequired(country, countries, [reunion, puertoRico])).toBe(isRequired)
})
