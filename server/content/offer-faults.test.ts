import { expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import type { Figures } from '../../content/figures/figures.schema.ts'
import { content } from '../../tests/fixtures/content.ts'
import { currencyFaults, hoursFaults, pictureFaults, positionFaults } from './offer-faults.ts'

const { offers, pictures, legalPositions, promotions, payments, figures } = content
const { 'promo-jackpots': _described, ...others } = pictures
const withJackpot = offers.findIndex(({ picture }) => picture === 'promo-jackpots')

it.each<[rule: string, offers: typeof offers, pictures: typeof content.pictures, fields: string[]]>([
  ['each is described', offers, pictures, []],
  ['none is asked for', offers.map(({ picture: _none, ...offer }) => offer), {}, []],
  ['one whose description is gone', offers, others, [`${withJackpot}.picture`]]
])('S2-56 the picture of an offer: %s', (_rule, named, described, fields) => {
  expect(pictureFaults({ offers: named, pictures: described }).map(({ field }) => field)).toEqual(fields)
})

const reasonsFor = (from: string) =>
  hoursFaults(
    offers.map(offer => ('hours' in offer ? { ...offer, hours: { ...offer.hours, from } } : offer)),
    figures
  ).map(({ field, reason }) => `${field.replace(/^\d+\./, '')}: ${reason}`)

it('the hours of the promotions are times of day', () => expect(hoursFaults(offers, figures)).toEqual([]))

it('hours from a sum of money are refused, with the field and the reason', () =>
  expect(new Set(reasonsFor('{dailyTaskTicket}'))).toEqual(
    new Set(['hours.from: {dailyTaskTicket} is no time of day'])
  ))

const release = { fees: '{welcomePartFees}', pays: '{welcomePart}' }
const withRelease = (id: string): Content['offers'] =>
  offers.map(offer => (offer.id === id ? { ...offer, conditions: { ...offer.conditions, release } } : offer))
const signed = legalPositions.map(position => ({ ...position, signedBy: 'A. Person', signedOn: '2026-12-01' }))

it.each<[rule: string, given: Pick<Content, 'offers' | 'legalPositions'>, refused: string[]]>([
  ['as it is: none', { offers, legalPositions }, []],
  ['a British offer with one', { offers: withRelease('welcome-bonus-gb'), legalPositions }, ['welcome-bonus-gb']],
  ['an offer that is British among others', { offers: withRelease('daily-task'), legalPositions }, ['daily-task']],
  ['an offer of other sites', { offers: withRelease('welcome-bonus-ontario'), legalPositions }, []],
  ['once it is signed', { offers: withRelease('welcome-bonus-gb'), legalPositions: signed }, []]
])('S5-33 no release on the British site before the position on the cap is signed: %s', (_rule, given, refused) => {
  const faults = positionFaults(given)
  expect(faults.map(({ field }) => given.offers[Number(field.split('.')[0])]?.id)).toEqual(refused)
  for (const { reason } of faults) expect(reason).toContain('gb-wagering-cap')
})

type CurrencyFacts = Parameters<typeof currencyFaults>[0]
const facts: CurrencyFacts = { offers, promotions, payments, figures }
const dollars = { kind: 'money', amount: 30_000, currency: 'USD', source: 'demo' } as const

const figureOf = (name: string, figure: Figures[string]): CurrencyFacts => ({
  ...facts,
  figures: { ...figures, [name]: figure }
})
const onSite = (id: string, site: Content['offers'][number]['sites'][number]): CurrencyFacts => ({
  ...facts,
  offers: offers.filter(offer => offer.id === id).map(offer => ({ ...offer, sites: [site] }))
})
const { jackpot } = promotions

it.each<[rule: string, facts: CurrencyFacts, fields: string[], reason: RegExp]>([
  ['as it is: none', facts, [], /^$/],
  [
    'a title without an amount in pounds',
    figureOf('holdemLeaderboardDaily', dollars),
    ['offers/offers.yaml title'],
    /^\{holdemLeaderboardDaily\} is in USD, and offers of united-kingdom are in GBP/
  ],
  [
    'terms, and a condition',
    figureOf('sundayTicketValue', dollars),
    ['offers/offers.yaml significantTerms', 'offers/offers.yaml conditions'],
    /^\{sundayTicketValue\}/
  ],
  [
    'a figure in euros alone',
    figureOf('jackpotFromPot', { ...dollars, amounts: { EUR: 9 } }),
    ['offers/offers.yaml significantTerms'],
    /in USD/
  ],
  ['an offer of a site that asks for none', onSite('welcome-bonus', 'europe'), [], /^$/],
  [
    'the same on the British site',
    onSite('welcome-bonus', 'united-kingdom'),
    ['offers/offers.yaml title', 'offers/offers.yaml conditions'],
    /is in USD/
  ],
  [
    'a sum of a table without pounds',
    { ...facts, promotions: { ...promotions, jackpot: { ...jackpot, pool: { USD: 250_000 } } } },
    ['offers/promotions.yaml jackpot.pool'],
    /no amount in GBP/
  ],
  [
    'tables without the currency of the site',
    { ...facts, promotions: { ...promotions, currencies: ['USD'] } },
    ['offers/promotions.yaml currencies'],
    /united-kingdom wants one of its own: add GBP/
  ]
])('S5-32 sums of offers are in the currency of the site: %s', (_rule, given, fields, reason) => {
  const faults = currencyFaults(given)
  expect([...new Set(faults.map(({ file, field }) => `${file} ${field.replace(/^\d+\./, '')}`))]).toEqual(fields)
  for (const fault of faults) expect(fault.reason).toMatch(reason)
})
