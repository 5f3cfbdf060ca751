import { expect, it } from 'vitest'
import type { Figure } from './figure.ts'
import { figureOnSite, ownCurrency } from './own-currency.ts'

it.each<[rule: string, having: readonly [string, ...string[]], accounts: readonly string[], own: string]>([
  ['accounts have the usual one', ['USD', 'GBP'], ['USD', 'EUR'], 'USD'],
  ['the usual one first, wherever accounts name it', ['USD', 'EUR'], ['EUR', 'USD'], 'USD'],
  ['accounts have another in which there is an amount', ['USD', 'GBP'], ['GBP'], 'GBP'],
  ['of several the first of the accounts', ['USD', 'GBP', 'EUR'], ['EUR', 'GBP'], 'EUR'],
  ['no amount in any of theirs', ['USD', 'GBP'], ['CAD'], 'USD'],
  ['no accounts are asked', ['USD', 'GBP'], [], 'USD']
])('the currency of a sum on a site: %s', (_rule, having, accounts, own) => {
  expect(ownCurrency(having, accounts)).toBe(own)
})

const prize: Figure = { kind: 'money', amount: 30_000, currency: 'USD', amounts: { GBP: 24_000 } }

it.each<[rule: string, figure: Figure, accounts: readonly string[], said: Figure]>([
  ['in pounds', prize, ['GBP'], { kind: 'money', amount: 24_000, currency: 'GBP' }],
  ['in dollars elsewhere', prize, ['EUR'], { kind: 'money', amount: 30_000, currency: 'USD' }],
  [
    'a sum of a shared pool has one amount',
    { kind: 'money', amount: 11, currency: 'USD' },
    ['GBP'],
    { kind: 'money', amount: 11, currency: 'USD' }
  ],
  ['what is no money is as it is', { kind: 'count', value: 40 }, ['GBP'], { kind: 'count', value: 40 }]
])('a figure on a site: %s', (_rule, figure, accounts, said) => {
  expect(figureOnSite(figure, accounts)).toEqual(said)
})
