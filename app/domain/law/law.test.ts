import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { type CountryRule, countryRules } from '../../../content/country-rules/country-rules.schema.ts'
import { type SiteId, siteIds } from '../sites/site-id.ts'
import { siteOf, siteOfCountry } from '../sites/sites.ts'
import { type Audience, audienceClassesOf, audienceOf } from './audience.ts'
import { withoutRule } from './audience-facts.ts'
import { countryRule, nextRuleChange } from './country-rule.ts'
import { inducementKinds } from './inducement-kinds.data.ts'
import { offerKinds } from './offer-kinds.data.ts'
import { rightSite } from './right-site.ts'

const records = v.parse(countryRules, parse(readFileSync('content/country-rules/country-rules.yaml', 'utf8')))
const now = new Date('2026-11-20T12:00:00Z')
const ruleOf = (siteId: SiteId, countryKey: string | null) =>
  countryRule(siteId, countryKey, records, now)?.permission.ruleType ?? null

/** The table of demo defaults of design section 6. AQ is Antarctica, which will have no rule. */
it.each<[keys: string, onOwnSite: string | null, onOthers: string | null]>([
  ['GB, BE, DE, NL, PH', null, 'WARNING'],
  ['CAON', null, 'BLOCKED'],
  ['BR, BA, HU, UA, FI', 'WARNING', 'WARNING'],
  ['FR, PL, US', 'BLOCKED', 'BLOCKED'],
  ['AQ, JP, CA', null, null]
])('S3-8 %s: on its own site %s, on any other site %s', (keys, onOwnSite, onOthers) => {
  for (const key of keys.split(', ')) {
    const own = siteOfCountry(key)
    if (own) expect(ruleOf(own, key), `${key} at home`).toBe(onOwnSite)
    for (const siteId of siteIds) if (siteId !== own) expect(ruleOf(siteId, key), `${key} on ${siteId}`).toBe(onOthers)
  }
})

it('an unknown place has no rule', () => {
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
  const current = countryRule('global', 'DE', [newRule, ...german], new Date(at))
  expect(current?.permission.ruleType ?? null).toBe(ruleType)
})

it.each<[rule: string, at: string, change: string | null]>([
  ['the next record that begins', '2026-11-20T12:00:00Z', '2027-07-01T00:00:00.000Z'],
  ['then the end of the first review date', '2027-07-01T00:00:00Z', '2036-01-02T00:00:00.000Z'],
  ['none to come', '2036-01-02T00:00:00Z', null]
])('%s', (_rule, at, change) => {
  expect(nextRuleChange([newRule, ...german], new Date(at))?.toISOString() ?? null).toBe(change)
})

const factsOf = ({ name: _name, ...facts }: Audience) => facts
const expired = new Date('2036-01-02T00:00:00Z')

it.each<[rule: string, siteId: SiteId, key: string | null]>([
  ['"a record past its review date hides its offers"; what induces too', 'united-kingdom', 'GB'],
  ['the offers of its site, for a visitor who is elsewhere too', 'united-kingdom', 'AQ'],
  ['"it never loosens or tightens BLOCKED and WARNING"', 'global', 'FR'],
  ['"it never loosens or tightens BLOCKED and WARNING"', 'global', 'BE'],
  ['sign-up stays with the licence record', 'ontario', 'AQ']
])('%s: %s, %s', (_rule, siteId, key) => {
  const before = audienceOf(siteId, key, records, new Date('2036-01-01T23:59:59Z'))
  const facts = factsOf(audienceOf(siteId, key, records, expired))
  expect(facts).toEqual({ ...factsOf(before), offers: [], inducements: [], adHours: [] })
})

const audience = (siteId: SiteId, key: string | null) => audienceOf(siteId, key, records, now)
const berlin = { timeZone: 'Europe/Berlin', from: '21:00', until: '06:00' }
const everyKind = [...offerKinds]
const everything = [...inducementKinds]
const nobody = { ambassadors: false, streamers: false }
const nothing = { offers: [], inducements: [], adHours: [], ...nobody }

it.each<[rule: string, siteId: SiteId, key: string | null, expected: object]>([
  [
    'S6-1 a place without any rule is open',
    'global',
    withoutRule,
    {
      name: 'open',
      rule: null,
      minimumAge: 18,
      offers: everyKind,
      inducements: everything,
      ambassadors: true,
      streamers: true,
      adHours: [],
      signUp: 'open',
      currency: null
    }
  ],
  ['any other country is open', 'global', 'AQ', { name: 'open', rule: null, offers: everyKind }],
  [
    'S6-8 an unknown place has no rule, and is shown nothing that induces',
    'global',
    null,
    { name: 'unknown', rule: null, minimumAge: 18, signUp: 'open', ...nothing }
  ],
  ['S6-8 on each site', 'united-kingdom', null, { name: 'unknown', signUp: 'elsewhere', ...nothing }],
  ['S6-8 the site’s own law holds there too', 'belgium', null, { name: 'unknown', minimumAge: 21, ...nothing }],
  [
    'a country whose law asks for nothing shares a class',
    'global',
    'BA',
    { name: 'warned', rule: 'WARNING', laws: [], ...nothing }
  ],
  ['notices of law make a class', 'global', 'GB', { name: 'gb', rule: 'WARNING', laws: ['GB'], ...nothing }],
  ['WARNING is shown', 'global', 'DE', { name: 'de', rule: 'WARNING', showsWarning: true, ...nothing }],
  ['equal facts share a class', 'hungary', 'HU', { name: 'warned', rule: 'WARNING', ...nothing }],
  ['nothing to show, no hours', 'germany', 'FR', { name: 'fr', laws: ['DE', 'FR'], adHours: [] }],
  ['FR is blocked', 'global', 'FR', { name: 'fr', rule: 'BLOCKED', showsWarning: false, ...nothing }],
  ['US is blocked, and its law asks for nothing but an age', 'global', 'US', { name: 'us', minimumAge: 21, laws: [] }],
  [
    'S6-23 the site of a country where nothing is offered',
    'poland',
    'AQ',
    { name: 'open', siteClosed: true, signUp: 'elsewhere', ...nothing }
  ],
  ['S6-23 ... for its own country', 'poland', 'PL', { siteClosed: true, signUp: 'refused', rule: 'BLOCKED' }],
  ['24+ for advertising', 'netherlands', 'AQ', { minimumAge: 18, advertisingMinimumAge: 24 }],
  ['no other age where it is not higher', 'ukraine', 'UA', { minimumAge: 21, advertisingMinimumAge: null }],
  ['a class of its own where its records differ', 'global', 'CAON', { name: 'caon', rule: 'BLOCKED', minimumAge: 19 }],
  [
    'the law of the site holds for a visitor who is elsewhere',
    'belgium',
    'AQ',
    { name: 'open', rule: null, minimumAge: 21, offers: [], inducements: ['guarantee', 'amount'], ...nobody }
  ],
  ['both laws hold: the higher age', 'ontario', 'US', { rule: 'BLOCKED', minimumAge: 21 }],
  [
    'at home',
    'ontario',
    'CAON',
    { name: 'caon', rule: null, minimumAge: 19, offers: everyKind, inducements: everything, ...nobody }
  ],
  ['hours of the site', 'germany', 'DE', { name: 'de', offers: everyKind, adHours: [berlin] }],
  [
    'hours of the site hold for a visitor who is elsewhere',
    'germany',
    'AQ',
    { name: 'open', offers: everyKind, adHours: [berlin] }
  ],
  ['the rule is the visitor’s alone', 'brazil', 'AQ', { name: 'open', rule: null, signUp: 'open', ...nothing }],
  ['amounts in euro', 'netherlands', 'AQ', { currency: { show: ['EUR'] } }],
  ['amounts in euro, wherever a Dutch visitor is', 'global', 'NL', { currency: { show: ['EUR'] } }]
])('%s: %s, %s', (_rule, siteId, key, expected) => {
  expect(audience(siteId, key)).toMatchObject(expected)
})

it.each<[rule: string, siteId: SiteId, keys: (string | null)[], signUp: string]>([
  ['a licence record needs a location that is that key', 'ontario', ['CAON'], 'open'],
  ['"elsewhere, or unknown"', 'ontario', [null, 'AQ', 'CA'], 'elsewhere'],
  ['"elsewhere, or unknown"', 'united-kingdom', [null, 'JP'], 'elsewhere'],
  ['WARNING: sign-up is refused', 'global', ['GB', 'BE', 'BR', 'FI'], 'refused'],
  ['WARNING: sign-up is refused, on its own site as well', 'brazil', ['BR'], 'refused'],
  ['BLOCKED: no sign-up', 'global', ['FR', 'PL', 'US', 'CAON'], 'refused'],
  ['the rule is said first', 'ontario', ['GB', 'FR'], 'refused'],
  ['no licence record: open to whom no rule forbids it', 'brazil', [null, 'AQ'], 'open'],
  ['no country of its own: open', 'europe', [null, 'AQ'], 'open']
])('%s: %s', (_rule, siteId, keys, signUp) => {
  for (const key of keys) expect([key, audience(siteId, key).signUp]).toEqual([key, signUp])
})

it.each<[rule: string, key: string | null, site: SiteId | null]>([
  ['the regional site where one exists', 'GB', 'united-kingdom'],
  ['the regional site where one exists', 'CAON', 'ontario'],
  ['the regional site where one exists, whatever its rule', 'PL', 'poland'],
  ['else the global one', 'AQ', 'global'],
  ['else the global one', null, 'global'],
  ['where a rule forbids it: none', 'FR', null],
  ['where a rule forbids it: none', 'US', null]
])('the right site, %s: %s', (_rule, key, site) => {
  expect(rightSite(key, records, now)).toBe(site)
})

it.each(siteIds.map(siteId => [siteId]))(
  'every visitor of %s belongs to one of its classes, whose facts are the same',
  siteId => {
    const classes = audienceClassesOf(siteId, records, now)
    expect(classes.slice(0, 2).map(({ name }) => name)).toEqual(['open', 'unknown'])
    expect(new Set(classes.map(({ name }) => name)).size).toBe(classes.length)
    expect(classes.length, 'every page is cached once for each').toBeLessThan(20)
    for (const key of [
      null,
      withoutRule,
      siteOf(siteId).countryKey,
      'AQ',
      ...records.map(({ countryKey }) => countryKey)
    ])
      expect(classes).toContainEqual(audience(siteId, key))
  }
)
