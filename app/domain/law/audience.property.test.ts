import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  arbitraryCountry,
  arbitraryInstant,
  arbitraryRule,
  arbitraryRules,
  arbitrarySite
} from '../../../tests/fixtures/arbitrary-rules.ts'
import { siteOf } from '../sites/sites.ts'
import { type Audience, audienceClassesOf, audienceOf } from './audience.ts'
import { withoutRule } from './audience-facts.ts'
import { countryRule, nextRuleChange } from './country-rule.ts'

const factsOf = ({ name: _name, ...facts }: Audience) => facts
const induces = ({ offers, inducements, ambassadors, streamers }: Omit<Audience, 'name'>) =>
  offers.length > 0 || inducements.length > 0 || ambassadors || streamers
const visit = [arbitrarySite, arbitraryCountry, arbitraryRules, arbitraryInstant] as const

/** Runs over many sets of rules that nobody wrote, and over the demo's. */
const always = (
  holds: (
    siteId: Parameters<typeof audienceOf>[0],
    key: string | null,
    records: Parameters<typeof audienceOf>[2],
    now: Date
  ) => void
) => fc.assert(fc.property(...visit, holds), { numRuns: 300 })

it('adding a record that begins later changes nothing before it', () => {
  fc.assert(
    fc.property(...visit, arbitraryRule, (siteId, key, records, now, later) => {
      fc.pre(later.validFrom > now.toISOString().slice(0, 10))
      expect(factsOf(audienceOf(siteId, key, [...records, later], now))).toEqual(
        factsOf(audienceOf(siteId, key, records, now))
      )
    }),
    { numRuns: 300 }
  )
})

it('the order in which records are written decides nothing', () =>
  always((siteId, key, records, now) => {
    expect(factsOf(audienceOf(siteId, key, records.toReversed(), now))).toEqual(
      factsOf(audienceOf(siteId, key, records, now))
    )
  }))

it('a place without any rule is open, and S6-8 an unknown place is shown nothing that induces, and else what an open one is', () =>
  always((siteId, _key, records, now) => {
    const open = audienceOf(siteId, withoutRule, records, now)
    expect(open).toMatchObject({ name: 'open', rule: null })
    const closed = { offers: [], inducements: [], ambassadors: false, streamers: false, adHours: [] }
    expect(audienceOf(siteId, null, records, now)).toEqual({ ...open, name: 'unknown', ...closed })
  }))

it('where WARNING or BLOCKED applies nothing induces and there is no sign-up', () =>
  always((siteId, key, records, now) => {
    const audience = audienceOf(siteId, key, records, now)
    if (audience.rule !== null)
      expect(audience).toMatchObject({
        offers: [],
        inducements: [],
        ambassadors: false,
        streamers: false,
        signUp: 'refused'
      })
  }))

it('a visitor who may sign up on a site with a licence record is where the licence holds', () =>
  always((siteId, key, records, now) => {
    const { countryKey } = siteOf(siteId)
    const licensed = countryRule(siteId, countryKey, records, now)?.record.licence
    if (licensed && audienceOf(siteId, key, records, now).signUp === 'open') expect(key).toBe(countryKey)
  }))

it('the rule is the visitor’s alone: that of their country, whatever the site’s own law says', () =>
  always((siteId, key, records, now) => {
    const others = records.filter(({ countryKey }) => countryKey === key)
    expect(audienceOf(siteId, key, records, now).rule).toBe(audienceOf(siteId, key, others, now).rule)
  }))

it('both laws hold: nothing is shown that either forbids, and the age is the higher', () =>
  always((siteId, key, records, now) => {
    const audience = audienceOf(siteId, key, records, now)
    for (const law of [siteOf(siteId).countryKey, key]) {
      const current = countryRule(siteId, law, records, now)
      if (!current) continue
      const { permission, record, reviewed } = current
      for (const kind of audience.offers)
        expect([reviewed, ...permission.offers]).toEqual(expect.arrayContaining([true, kind]))
      for (const kind of audience.inducements)
        expect([reviewed, ...permission.inducements]).toEqual(expect.arrayContaining([true, kind]))
      expect(audience.minimumAge).toBeGreaterThanOrEqual(record.minimumAge)
      if (!permission.ambassadors) expect(audience.ambassadors).toBe(false)
      if (!permission.streamers) expect(audience.streamers).toBe(false)
      if (record.adHours && induces(audience)) expect(audience.adHours).toContainEqual(record.adHours)
    }
  }))

it('the passing of review dates never changes BLOCKED, WARNING, sign-up, age or people; it only hides offers and inducements', () =>
  always((siteId, key, records, now) => {
    const renewed = records.map(record => ({ ...record, reviewBy: '2099-01-01' }))
    const asIs = factsOf(audienceOf(siteId, key, records, now))
    const inTime = factsOf(audienceOf(siteId, key, renewed, now))
    const { offers, inducements, adHours } = asIs
    expect({ ...inTime, offers, inducements, adHours }).toEqual(asIs)
    expect(inTime.offers).toEqual(expect.arrayContaining([...offers]))
    expect(inTime.inducements).toEqual(expect.arrayContaining([...inducements]))
    expect(adHours).toEqual(induces(asIs) ? inTime.adHours : [])
  }))

it('nothing changes before the next change of the rules', () =>
  always((siteId, key, records, now) => {
    const next = nextRuleChange(records, now) ?? new Date('2098-01-01')
    const last = new Date(next.getTime() - 1)
    expect(audienceOf(siteId, key, records, last)).toEqual(audienceOf(siteId, key, records, now))
  }))

it('every visitor belongs to one class of the site, with exactly its facts; names are unique, and there are no more classes than countries', () =>
  always((siteId, key, records, now) => {
    const classes = audienceClassesOf(siteId, records, now)
    expect(classes).toContainEqual(audienceOf(siteId, key, records, now))
    expect(new Set(classes.map(({ name }) => name)).size).toBe(classes.length)
    expect(classes.length).toBeLessThanOrEqual(2 + new Set(records.map(({ countryKey }) => countryKey)).size)
  }))
