import { memoize } from '../memoize.ts'

type Locales = Intl.LocalesArgument

// Making a formatter takes a hundred times as long as using it: each is made once.
export const dateTimeFormat = memoize(
  (locales?: Locales, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales, options)
)
export const numberFormat = memoize(
  (locales?: Locales, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locales, options)
)
export const pluralRules = memoize(
  (locales?: Locales, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locales, options)
)
export const displayName = memoize((type: 'language' | 'region', code: string, locale: string) =>
  new Intl.DisplayNames([locale], { type }).of(code)
)
