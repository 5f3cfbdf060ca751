import type { LocaleEntry } from '../../domain/entities/entities.schema.ts'
import { displayName } from '../../domain/figures/formatters.ts'
import { type Locale, languageTag, locales } from '../../domain/locales/locale.ts'

/** The name of a language in another one, with a capital. */
export function languageName(locale: Locale, displayLocale: Locale): string {
  const name = displayName('language', languageTag(locale), displayLocale) ?? locale
  return `${name.charAt(0).toLocaleUpperCase(displayLocale)}${name.slice(1)}`
}

/** A language's own name, as a reader of it looks for it. */
export const localeName = (locale: Locale): string => languageName(locale, locale)

/** The locale entries of the specification, one a locale: `language` is the BCP 47 tag, `name` the language's own name. */
export const localeEntries = locales.map(code => ({
  code,
  language: languageTag(code),
  name: localeName(code),
  files: [`content/messages/${code}.json`]
})) satisfies readonly LocaleEntry[]
