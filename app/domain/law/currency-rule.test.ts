import { expect, it } from 'vitest'
import { type CurrencyRule, currenciesShown, stricterCurrency } from './currency-rule.ts'

const dollars = { currency: 'USD', place: 'shared-poker-pools' } as const
const euro: CurrencyRule = { show: ['EUR'], exceptions: [dollars] }
const any: CurrencyRule = { show: ['EUR', 'USD'], exceptions: [] }
const strict: CurrencyRule = { show: ['EUR'], exceptions: [] }
const pounds: CurrencyRule = { show: ['GBP'], exceptions: [] }

it.each<[rule: string, first: CurrencyRule | null, second: CurrencyRule | null, both: CurrencyRule | null]>([
  ['no law: any', null, null, null],
  ['one law: its own', euro, null, euro],
  ['one law: its own', null, euro, euro],
  ['both hold: what each allows', any, euro, euro],
  ['both hold: an exception needs both', strict, euro, strict],
  ['nothing in common: the first', euro, pounds, euro]
])('%s', (_rule, first, second, both) => {
  expect(stricterCurrency(first, second)).toEqual(both)
})

it.each<[rule: string, ofSite: string[], rule: CurrencyRule | null, shown: string[]]>([
  ['"currency: null; any": those of the site', ['USD', 'EUR'], null, ['USD', 'EUR']],
  ['"Amounts in euro, US dollar allowed only for poker with foreign pools"', ['USD', 'EUR'], euro, ['EUR']],
  ['a law that allows none of them: no amount', ['CAD'], euro, []]
])('currencies: %s', (_rule, ofSite, rule, shown) => {
  expect(currenciesShown(ofSite, rule)).toEqual(shown)
})
