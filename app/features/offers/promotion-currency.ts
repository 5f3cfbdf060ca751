import { ownCurrency } from '../../domain/figures/own-currency.ts'
import type { PageScope } from '../../site/page/page-scope.ts'

/** The currency in which the page being rendered says what promotions pay out. */
export const promotionCurrency = ({ content, siteId }: PageScope): string =>
  ownCurrency(content.promotions.currencies, content.payments.currencies[siteId])

/** That currency, and what a dollar of the tables is there: 1 where it is the currency of the tables, or no rate is known. */
export function tablesRate(scope: PageScope): { currency: string; rate: number } {
  const { poundsForDollar } = scope.content.figures
  const [usual] = scope.content.promotions.currencies
  return poundsForDollar?.kind === 'money' && poundsForDollar.currency === promotionCurrency(scope)
    ? { currency: poundsForDollar.currency, rate: poundsForDollar.amount }
    : { currency: usual, rate: 1 }
}
