/** The eleven languages of the specification. `uk` is Ukrainian; the United Kingdom is a site. */
export const locales = ['fr', 'en', 'es', 'nl', 'pt-br', 'bs', 'fi', 'de', 'hu', 'pl', 'uk'] as const
export type Locale = (typeof locales)[number]

/** The locales whose words are all written. The others answer in one of these until theirs are (design section 9). */
export const liveLocales = ['fr', 'en'] as const satisfies readonly Locale[]
export type LiveLocale = (typeof liveLocales)[number]

export const isLocale = (value: string): value is Locale => (locales as readonly string[]).includes(value)
export const isLive = (locale: Locale): locale is LiveLocale => (liveLocales as readonly Locale[]).includes(locale)

/** The BCP 47 tag of a locale, for `lang` and Intl: 'pt-br' gives 'pt-BR'. */
export const languageTag = (locale: Locale): string => locale.replace(/-[a-z]+$/, region => region.toUpperCase())
