import type { Figure } from './figure.ts'

/**
 * The currency of a sum that has an amount in each of some, the usual one first: the usual one where accounts of the site have it or none of the others, else the first that they have.
 */
export function ownCurrency(having: readonly [string, ...string[]], accounts: readonly string[]): string {
  const [usual] = having
  return accounts.includes(usual) ? usual : (accounts.find(account => having.includes(account)) ?? usual)
}

/** A figure as a site says it: a sum of money in a currency of the site's accounts, where it has an amount of its own in one. */
export function figureOnSite(figure: Figure, accounts: readonly string[]): Figure {
  if (figure.kind !== 'money' || !figure.amounts) return figure
  const { amount, currency, amounts } = figure
  const own = ownCurrency([currency, ...Object.keys(amounts)], accounts)
  return { kind: 'money', currency: own, amount: amounts[own] ?? amount }
}
