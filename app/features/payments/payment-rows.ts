import type { PaymentMethod } from '../../../content/payments/payments.schema.ts'
import { formatFigure } from '../../site/figures/format-figure.ts'
import { escapeMarkup } from '../../site/markup/escape-markup.ts'
import type { PaymentWay } from './payments-shown.ts'

type Facts = { way: PaymentWay; currencies: readonly string[]; locale: string }
type Words = {
  atOnce: string
  noFee: string
  nameOf: (method: PaymentMethod) => string
  noteOf: (method: PaymentMethod) => string | null
}

/**
 * The rows of a table of methods as safe markup: name, least, most, time, fee. An amount stands in each currency that may be shown, on a line of its own.
 * In: methods that all know the way.
 */
export function paymentRows(methods: readonly PaymentMethod[], facts: Facts, words: Words): string[][] {
  const { way, currencies, locale } = facts
  return methods.flatMap(method => {
    const terms = method[way]
    if (terms === null) return []
    const { limits, arrivesWithin, feePercent } = terms
    const amounts = (kind: 'minimum' | 'maximum') =>
      currencies
        .flatMap(currency => {
          const amount = limits[currency]?.[kind]
          return amount === undefined ? [] : [formatFigure({ kind: 'money', amount, currency }, locale)]
        })
        .map(escapeMarkup)
        .join('<br>')
    const note = words.noteOf(method)
    return [
      [
        escapeMarkup(words.nameOf(method)) + (note ? `<small class="payment-note">${escapeMarkup(note)}</small>` : ''),
        amounts('minimum'),
        amounts('maximum'),
        escapeMarkup(arrivesWithin ? formatFigure({ kind: 'duration', ...arrivesWithin }, locale) : words.atOnce),
        escapeMarkup(feePercent === 0 ? words.noFee : formatFigure({ kind: 'percent', value: feePercent }, locale))
      ]
    ]
  })
}
