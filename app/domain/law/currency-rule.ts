/** The currencies in which amounts must be shown, and the others that may be shown in one place: the Dutch euro rule, with dollars at shared tables. */
export type CurrencyRule = {
  readonly show: readonly string[]
  readonly exceptions: readonly { readonly currency: string; readonly place: 'shared-poker-pools' }[]
}

/** Both laws hold: only currencies and exceptions that each of them allows; of two that have nothing in common, the first is taken. */
export function stricterCurrency(first: CurrencyRule | null, second: CurrencyRule | null): CurrencyRule | null {
  if (first === null || second === null) return first ?? second
  const show = first.show.filter(currency => second.show.includes(currency))
  if (show.length === 0) return first
  const allowed = ({ show: shown, exceptions }: CurrencyRule, currency: string, place: string) =>
    shown.includes(currency) || exceptions.some(one => one.currency === currency && one.place === place)
  const exceptions = [...first.exceptions, ...second.exceptions].filter(
    ({ currency, place }, index, all) =>
      !show.includes(currency) &&
      allowed(first, currency, place) &&
      allowed(second, currency, place) &&
      all.findIndex(one => one.currency === currency && one.place === place) === index
  )
  return { show, exceptions }
}

/** The currencies of a site's accounts in which amounts are shown, as the law allows. Its exceptions are for shared poker pools alone, which no account is. */
export const currenciesShown = (ofSite: readonly string[], rule: CurrencyRule | null): string[] =>
  ofSite.filter(currency => rule === null || rule.show.includes(currency))
