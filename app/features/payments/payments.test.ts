import fc from 'fast-check'
import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { siteIds } from '../../domain/sites/site-id.ts'
import { paymentRows, paymentsBySite, paymentsShown, servicesOf, withdrawalExample } from './payment-rows.ts'

const { payments, countryRules } = content

const ids = (way: 'deposit' | 'withdrawal', siteId: (typeof siteIds)[number], rule: 'BLOCKED' | 'WARNING' | null) =>
  paymentsShown(payments.methods, { way, siteId, rule }).map(({ id }) => id)

it.each([
  ['WARNING: "sign-up is refused", and no deposit is shown', ids('deposit', 'global', 'WARNING'), []],
  ['BLOCKED: "no sign-up and no download", and no deposit is shown', ids('deposit', 'global', 'BLOCKED'), []],
  [
    'money on an account may always leave it',
    ids('withdrawal', 'global', 'BLOCKED'),
    ids('withdrawal', 'global', null)
  ],
  [
    'a method of one way is not shown for the other',
    ids('withdrawal', 'global', null).filter(id => id === 'prepaid-voucher'),
    []
  ],
  ['"filtered by the site"', ids('deposit', 'ontario', null), ['debit-card', 'bank-transfer', 'instant-transfer']]
])('methods: %s', (_rule, shown, expected) => {
  expect(shown).toEqual(expected)
})

it('sites whose own country takes no players name no deposits', () => {
  const closed = siteIds.filter(site =>
    countryRules.some(rule => rule.site === site && rule.onOwnSite.ruleType !== null)
  )
  expect(closed.filter(site => ids('deposit', site, null).length > 0)).toEqual([])
  expect(closed.length).toBeGreaterThan(0)
})

it('every site that takes deposits pays out by the same means, vouchers aside', () => {
  for (const site of siteIds)
    expect(ids('deposit', site, null).filter(id => id !== 'prepaid-voucher')).toEqual(ids('withdrawal', site, null))
})

it('amounts stand in every currency that may be shown, and texts of records are escaped', () => {
  const words = {
    atOnce: 'at once',
    noFee: 'none',
    nameOf: () => '<b>',
    noteOf: () => null
  }
  const services = ['Visa', '<i>'].map(name => ({ name, sites: [...siteIds] }))
  const rows = paymentRows(
    payments.methods.slice(0, 1).map(method => ({ ...method, services })),
    { way: 'deposit', siteId: 'global', currencies: ['USD', 'EUR'], locale: 'en' },
    words
  )
  expect(rows).toEqual([
    [
      '&lt;b&gt;<small class="payment-note">Visa, &lt;i&gt;</small>',
      '$10<br>€10',
      '$5,000<br>€5,000',
      'at once',
      'none'
    ]
  ])
})

it('S2-93 every site that takes deposits is a row by country, with names of services that players know', () => {
  const bySite = paymentsBySite(payments.methods, 'deposit')
  expect(bySite.map(({ siteId }) => siteId)).toEqual(siteIds.filter(site => ids('deposit', site, null).length > 0))
  const namesOf = (site: (typeof siteIds)[number]) =>
    bySite.find(({ siteId }) => siteId === site)?.methods.flatMap(method => servicesOf(method, site))
  expect(namesOf('netherlands')).toEqual(['Visa', 'Mastercard', 'SEPA', 'iDEAL'])
  expect(namesOf('ontario')).toEqual(['Visa', 'Mastercard', 'Interac e-Transfer'])
})

it('a withdrawal moves money and loses none of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e8 }), fc.integer({ min: 0, max: 1e8 }), (requested, rest) => {
      const balance = requested + rest
      for (const { onAccount, underWay, inBank } of withdrawalExample({ balance, requested }))
        expect(onAccount + underWay + inBank).toBe(balance)
    })
  )
  expect(() => withdrawalExample({ balance: 10, requested: 11 })).toThrow(RangeError)
})

it('the worked example is a withdrawal that every method takes', () => {
  for (const { withdrawal } of payments.methods)
    for (const [currency, { minimum, maximum }] of Object.entries(withdrawal?.limits ?? {})) {
      const requested = payments.withdrawalExample[currency]?.requested ?? 0
      expect(requested).toBeGreaterThanOrEqual(minimum)
      expect(requested).toBeLessThanOrEqual(maximum)
    }
})
