/** The eleven languages of the specification. `uk` is Ukrainian; the United Kingdom is a site. */
export const locales = ['fr', 'en', 'es', 'nl', 'pt-br', 'bs', 'fi', 'de', 'hu', 'pl', 'uk'] as const
export type Locale = (typeof locales)[number]

export const isLocale = (value: string): value is Locale => (locales as readonly string[]).includes(value)

/** The BCP 47 tag of a locale, for `lang` and Intl: 'pt-br' gives 'pt-BR'. */
export const languageTag = (locale: Locale): string => locale.replace(/-[a-z]+$/, region => region.toUpperCase())

/** The locale as the client's download addresses and the support chat know it: "Locale pt-br is shortened to pt". */
export const shortLocale = (locale: Locale): string => locale.replace(/-.*$/, '')
