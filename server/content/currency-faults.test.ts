import { expect, it } from 'vitest'
import type { Content } from '../../content/content.ts'
import type { Figures } from '../../content/figures/figures.schema.ts'
import { content } from '../../tests/fixtures/content.ts'
import { currencyFaults } from './currency-faults.ts'

const { offers, promotions, payments, figures } = content
type Facts = Parameters<typeof currencyFaults>[0]
const facts: Facts = { offers, promotions, payments, figures }
const dollars = { kind: 'money', amount: 30_000, currency: 'USD', source: 'demo' } as const

const figureOf = (name: string, figure: Figures[string]): Facts => ({
  ...facts,
  figures: { ...figures, [name]: figure }
})
const onSite = (id: string, site: Content['offers'][number]['sites'][number]): Facts => ({
  ...facts,
  offers: offers.filter(offer => offer.id === id).map(offer => ({ ...offer, sites: [site] }))
})
const { jackpot } = promotions

it.each<[rule: string, facts: Facts, fields: string[], reason: RegExp]>([
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
