import type { CurrencyRule } from '../../site/visitor/currency-rule.ts'

/**
 * The currencies in which amounts of payments stand: those of the site that the law allows to be shown. A law's exceptions are for shared poker pools
 * alone, which no payment is. Out: in the site's order; empty where the law allows none of them.
 */
export const currenciesShown = (ofSite: readonly string[], rule: CurrencyRule | null): string[] =>
  ofSite.filter(currency => rule === null || rule.show.includes(currency))
