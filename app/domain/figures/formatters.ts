/** Making a formatter takes a hundred times as long as using it: each is made once. */
function once<Options extends readonly unknown[], Made>(make: (...options: Options) => Made) {
  const made = new Map<string, Made>()
  return (...options: Options): Made => {
    const key = JSON.stringify(options)
    const known = made.get(key) ?? make(...options)
    made.set(key, known)
    return known
  }
}

type Locales = Intl.LocalesArgument
export const dateTimeFormat = once(
  (locales?: Locales, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locales, options)
)
export const numberFormat = once(
  (locales?: Locales, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locales, options)
)
export const pluralRules = once(
  (locales?: Locales, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locales, options)
)
export const displayName = once((type: 'language' | 'region', code: string, locale: string) =>
  new Intl.DisplayNames([locale], { type }).of(code)
)
