import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { placeRules } from './place-rules.ts'

const { countryRules } = content
const { rules, until } = placeRules(countryRules, new Date('2026-11-21T12:00:00Z'))
const ruleOf = (key: string) => {
  const found = rules.find(({ countryKey }) => countryKey === key)
  return found && [found.ownSite, found.otherSites]
}

it.each([
  ['"GB, BE, DE, NL, PH, CAON: none on its own site, WARNING on any other"', 'GB', [null, 'WARNING']],
  ['"CAON: BLOCKED, and the Ontario modal instead of the warning"', 'CAON', [null, 'BLOCKED']],
  ['"BR, BA, HU, UA, FI: WARNING, WARNING"', 'UA', ['WARNING', 'WARNING']],
  ['"FR, PL, US: BLOCKED, BLOCKED", with a site of its own', 'PL', ['BLOCKED', 'BLOCKED']],
  ['"FR, PL, US: BLOCKED, BLOCKED", without one', 'FR', ['no-site', 'BLOCKED']],
  ['"any other, or unknown: none"', 'NO', undefined]
])('%s', (_rule, key, expected) => expect(ruleOf(key)).toEqual(expected))

it('every country stands once, and the table is good until a record begins or its review is due', () => {
  expect(new Set(rules.map(({ countryKey }) => countryKey)).size).toBe(rules.length)
  expect(until?.getTime()).toBeGreaterThan(Date.parse('2026-11-21T12:00:00Z'))
})
