import type { PaymentMethod } from '../../../content/payments/payments.schema.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import type { RuleType } from '../../domain/law/country-rule.ts'
import { type SiteId, siteIds } from '../../domain/sites/site-id.ts'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'

type Way = NonNullable<PaymentMethod[PaymentWay]>

type Facts = { way: PaymentWay; siteId: SiteId; currencies: readonly string[]; locale: string }
type Words = {
  atOnce: string
  noFee: string
  nameOf: (method: PaymentMethod) => string
  noteOf: (method: PaymentMethod) => string | null
}

/** The names of the payment services that a method is on a site: Visa, iDEAL. */
export const servicesOf = ({ services = [] }: PaymentMethod, siteId: SiteId): string[] =>
  services.filter(({ sites }) => sites.includes(siteId)).map(({ name }) => name)

/** How long a way of a method takes, written. */
export const arrival = ({ arrivesWithin }: Pick<Way, 'arrivesWithin'>, atOnce: string, locale: string): string =>
  arrivesWithin ? formatFigure({ kind: 'duration', ...arrivesWithin }, locale) : atOnce

/** The rows of a table of methods as safe markup: name, least, most, time, fee. An amount is in each currency that may be shown, on a line of its own. */
export function paymentRows(methods: readonly PaymentMethod[], facts: Facts, words: Words): string[][] {
  const { way, siteId, currencies, locale } = facts
  return methods.flatMap(method => {
    const terms = method[way]
    if (terms === null) return []
    const { limits, feePercent } = terms
    const amounts = (kind: 'minimum' | 'maximum') =>
      currencies
        .flatMap(currency => {
          const amount = limits[currency]?.[kind]
          return amount === undefined ? [] : [formatFigure({ kind: 'money', amount, currency }, locale)]
        })
        .map(escapeMarkup)
        .join('<br>')
    const small = [servicesOf(method, siteId).join(', '), words.noteOf(method)]
    return [
      [
        escapeMarkup(words.nameOf(method)) +
          small.map(text => (text ? `<small class="payment-note">${escapeMarkup(text)}</small>` : '')).join(''),
        amounts('minimum'),
        amounts('maximum'),
        escapeMarkup(arrival(terms, words.atOnce, locale)),
        escapeMarkup(feePercent === 0 ? words.noFee : formatFigure({ kind: 'percent', value: feePercent }, locale))
      ]
    ]
  })
}

export type PaymentWay = 'deposit' | 'withdrawal'

type Shown = { way: PaymentWay; siteId: SiteId; rule: RuleType | null }

/** The payment methods that a visitor is shown. "WARNING and BLOCKED: no sign-up", so no deposits either; withdrawals are always open. */
export const paymentsShown = (methods: readonly PaymentMethod[], { way, siteId, rule }: Shown): PaymentMethod[] =>
  way === 'deposit' && rule !== null ? [] : methods.filter(one => one.sites.includes(siteId) && one[way] !== null)

/** The methods of each site that takes deposits, by site: the methods of `way`. Sites without any are left out. */
export const paymentsBySite = (methods: readonly PaymentMethod[], way: PaymentWay) =>
  siteIds
    .map(siteId => ({ siteId, methods: paymentsShown(methods, { way, siteId, rule: null }) }))
    .filter(({ methods }) => methods.length > 0)

const withdrawalMoments = ['asked', 'checked', 'sent', 'arrived'] as const

/** The balance after each step of a withdrawal: the requested amount leaves it at once. Throws RangeError where the request is larger. */
export function withdrawalExample({ balance, requested }: { balance: number; requested: number }) {
  if (requested > balance || requested <= 0)
    throw new RangeError('A withdrawal is more than nothing and at most the balance')
  return withdrawalMoments.map(moment => ({
    moment,
    onAccount: balance - requested,
    ...(moment === 'arrived' ? { underWay: 0, inBank: requested } : { underWay: requested, inBank: 0 })
  }))
}
