import { ownCurrency } from '../../domain/figures/own-currency.ts'
import type { PageScope } from '../../site/page/page-scope.ts'

/** The currency in which the page being rendered says what promotions pay out. */
export const promotionCurrency = ({ content, siteId }: PageScope): string =>
  ownCurrency(content.promotions.currencies, content.payments.currencies[siteId])
