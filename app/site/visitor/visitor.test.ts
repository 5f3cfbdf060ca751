import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { type CountryRule, countryRules } from '../../../content/country-rules/country-rules.schema.ts'
import { type SiteId, siteIds } from '../regions/site-id.ts'
import { siteOf, siteOfCountry } from '../regions/sites.ts'
import { audienceClassesOf, audienceOf } from './audience.ts'
import { countryRule, nextRuleChange } from './country-rule.ts'

const records = v.parse(countryRules, parse(readFileSync('content/country-rules/country-rules.yaml', 'utf8')))
const now = new Date('2026-11-20T12:00:00Z')
const ruleOf = (siteId: SiteId, countryKey: string | null) =>
  countryRule(siteId, countryKey, records, now)?.permission.ruleType ?? null

/** The table of demo defaults of design section 6. */
it.each<[keys: string, onOwnSite: string | null, onOthers: string | null]>([
  ['GB, BE, DE, NL, PH', null, 'WARNING'],
  ['CAON', null, 'BLOCKED'],
  ['BR, BA, HU, UA, FI', 'WARNING', 'WARNING'],
  ['FR, PL, US', 'BLOCKED', 'BLOCKED'],
  ['SE, JP, CA', null, null]
])('%s: on its own site %s, on any other site %s', (keys, onOwnSite, onOthers) => {
  for (const key of keys.split(', ')) {
    const own = siteOfCountry(key)
    if (own) expect(ruleOf(own, key), `${key} at home`).toBe(onOwnSite)
    for (const siteId of siteIds) if (siteId !== own) expect(ruleOf(siteId, key), `${key} on ${siteId}`).toBe(onOthers)
  }
})

it('Unknown is treated as no rule', () => {
  for (const siteId of siteIds) expect(countryRule(siteId, null, records, now)).toBeNull()
})

const german = records.filter(({ countryKey }) => countryKey === 'DE')
const [oldRule] = german as [CountryRule]
const newRule: CountryRule = {
  ...oldRule,
  validFrom: '2027-07-01',
  onOtherSites: { ...oldRule.onOtherSites, ruleType: 'BLOCKED' }
}

it.each<[rule: string, at: string, ruleType: string | null]>([
  ['before any record begins', '2025-01-01T00:00:00Z', null],
  ['the record that has begun', '2027-06-30T23:59:59Z', 'WARNING'],
  ['the newest that has begun', '2027-07-01T00:00:00Z', 'BLOCKED'],
  ['a record never expires', '2099-01-01T00:00:00Z', 'BLOCKED']
])('%s', (_rule, at, ruleType) => {
  const standing = countryRule('global', 'DE', [newRule, ...german], new Date(at))
  expect(standing?.permission.ruleType ?? null).toBe(ruleType)
})

it.each<[rule: string, at: string, change: string | null]>([
  ['the next record that begins', '2026-11-20T12:00:00Z', '2027-07-01T00:00:00.000Z'],
  ['none to come', '2027-07-01T00:00:00Z', null]
])('%s', (_rule, at, change) => {
  expect(nextRuleChange([newRule, ...german], new Date(at))?.toISOString() ?? null).toBe(change)
})

const audience = (siteId: SiteId, key: string | null) => audienceOf(siteId, key, records, now)

it.each<[rule: string, siteId: SiteId, key: string | null, expected: object]>([
  [
    'unknown is open',
    'global',
    null,
    { name: 'open', rule: null, minimumAge: 18, offers: true, ambassadors: true, streamers: true }
  ],
  ['any other country is open', 'global', 'SE', { name: 'open', rule: null }],
  ['equal facts share a class', 'global', 'GB', { name: 'warned', rule: 'WARNING', offers: false, ambassadors: true }],
  ['a country whose offers are forbidden anyway has no hours', 'global', 'DE', { name: 'warned', adHours: null }],
  [
    'FR is blocked',
    'global',
    'FR',
    { name: 'blocked', rule: 'BLOCKED', offers: false, ambassadors: false, streamers: false }
  ],
  ['a class of its own where its records differ', 'global', 'CAON', { name: 'caon', rule: 'BLOCKED', minimumAge: 19 }],
  [
    'the law of the site holds for whoever comes',
    'belgium',
    'SE',
    { name: 'open', rule: null, minimumAge: 21, offers: false, ambassadors: false }
  ],
  ['both laws hold: the higher age', 'ontario', 'US', { rule: 'BLOCKED', minimumAge: 21 }],
  ['at home', 'ontario', 'CAON', { name: 'open', rule: null, minimumAge: 19, offers: true }],
  [
    'hours of the site',
    'germany',
    'DE',
    { name: 'open', offers: true, adHours: { timeZone: 'Europe/Berlin', from: '21:00', until: '06:00' } }
  ],
  ['the rule is the visitor’s alone', 'brazil', 'SE', { name: 'open', rule: null, offers: false }]
])('%s: %s, %s', (_rule, siteId, key, expected) => {
  expect(audience(siteId, key)).toMatchObject(expected)
})

it.each(siteIds.map(siteId => [siteId]))(
  'every visitor of %s belongs to one of its classes, whose facts are the same',
  siteId => {
    const classes = audienceClassesOf(siteId, records, now)
    expect(classes[0]?.name).toBe('open')
    expect(new Set(classes.map(({ name }) => name)).size).toBe(classes.length)
    for (const key of [null, siteOf(siteId).countryKey, 'SE', ...records.map(({ countryKey }) => countryKey)])
      expect(classes).toContainEqual(audience(siteId, key))
  }
)
