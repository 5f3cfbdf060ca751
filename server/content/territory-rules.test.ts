import { describe, expect, it } from 'vitest'
import { audienceOf } from '../../app/domain/law/audience.ts'
import { countryRule } from '../../app/domain/law/country-rule.ts'
import { countryOf } from '../../app/domain/law/place.ts'
import { siteIds } from '../../app/domain/sites/site-id.ts'
import { siteOfCountry } from '../../app/domain/sites/sites.ts'
import type { CountryRule } from '../../content/country-rules/country-rules.schema.ts'
import { content } from '../../tests/fixtures/content.ts'
import { textOfRelease, withTerritories } from './territory-rules.ts'

const now = new Date('2026-11-28T12:00:00Z')
const { countryRules } = content
const parts = [
  ...new Map(countryRules.flatMap(({ countryKey, partOf }) => (partOf ? [[countryKey, partOf] as const] : [])))
]
const recordOf = (key: string) => countryRules.find(({ countryKey }) => countryKey === key) as CountryRule
const finland = recordOf('FI')
const provenance = { source: 'A law', checkedOn: '2026-11-28', verified: true }
const ruleAt = (rules: readonly CountryRule[], day = now) => countryRule('finland', 'AX', rules, day)?.permission
const openOnOwnSite = { ...finland, onOwnSite: { ...finland.onOwnSite, ruleType: null, ambassadors: true } }
const aland = [{ of: 'FI', codes: ['AX'], ...provenance }]

it.each(parts)('S6-27 %s, a part of %s, has on every site the rule of its state on other sites', (part, state) => {
  const other = siteIds.find(id => id !== siteOfCountry(state)) ?? 'global'
  for (const siteId of siteIds) {
    const ofState = countryRule(other, state, countryRules, now)
    const { rule, minimumAge, ...shown } = audienceOf(siteId, part, countryRules, now)
    expect(rule).toBe(ofState?.permission.ruleType ?? null)
    expect(minimumAge).toBeGreaterThanOrEqual(ofState?.record.minimumAge ?? 18)
    expect(shown).toMatchObject({ offers: [], inducements: [], ambassadors: false, streamers: false })
  }
})

it('every code of the table is one that geolocation may report, and no state is a part', () => {
  expect(parts.length).toBeGreaterThan(50)
  for (const [part, state] of parts) expect([countryOf(part), countryOf(state)]).toEqual([part, state])
})

describe('what a part inherits', () => {
  it('not what its state permits on its own site', () => {
    expect(ruleAt(withTerritories([openOnOwnSite], aland))).toMatchObject({ ruleType: 'WARNING', ambassadors: false })
  })
  it('nothing that induces while its state has no record', () => {
    expect(ruleAt(withTerritories([], aland))).toMatchObject({ ruleType: null, offers: [], inducements: [] })
    const later = { ...finland, validFrom: '2027-07-01' }
    expect(ruleAt(withTerritories([later], aland))).toMatchObject({ ruleType: null, offers: [] })
  })
  it('a record that its state gets later, and none of it once it has one of its own', () => {
    const closed = { ...finland, validFrom: '2027-01-01', onOtherSites: recordOf('FR').onOtherSites }
    const own = { ...openOnOwnSite, countryKey: 'AX', validFrom: '2026-12-01' }
    const rules = withTerritories([finland, closed, own], aland)
    expect(ruleAt(rules)?.ruleType).toBe('WARNING')
    expect(ruleAt(rules, new Date('2026-12-02'))?.ruleType).toBeNull()
    expect(ruleAt(rules, new Date('2027-01-02'))?.ruleType).toBeNull()
    expect(ruleAt(withTerritories([finland, closed], aland), new Date('2027-01-02'))?.ruleType).toBe('BLOCKED')
  })
  it('no licence', () => {
    expect(countryRules.filter(({ partOf, licence }) => partOf && licence)).toEqual([])
  })
})

it('content without the table, or without words of offers, is held by those of the release', () => {
  expect(textOfRelease('country-rules/territories.yaml')).toContain('- of: FR')
  expect(textOfRelease('glossary/terms-of-offers.yaml')).toContain('- id: rakeback')
  expect(textOfRelease('country-rules/country-rules.yaml')).toBeUndefined()
  expect(textOfRelease('closed/of-no-language.yaml')).toBeUndefined()
})
