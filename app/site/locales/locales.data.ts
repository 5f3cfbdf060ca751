import type { LocaleEntry } from '../../domain/entities/entities.schema.ts'
import { type Locale, languageTag, locales } from '../../domain/locales/locale.ts'

/** The message file of a locale, from the root of the project. */
const messageFiles = (code: string) => [`content/messages/${code}.json`]

/** The name of each language in itself. */
const names = new Map(
  locales.map(locale => {
    const name = new Intl.DisplayNames([locale], { type: 'language' }).of(languageTag(locale)) ?? locale
    return [locale, `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)}`]
  })
)

/** A language's own name, as a reader of it looks for it. */
export const localeName = (locale: Locale): string => names.get(locale) ?? locale

/** The locale entries of the specification, one a locale: `language` is the BCP 47 tag, `name` the language's own name. */
export const localeEntries = locales.map(code => ({
  code,
  language: languageTag(code),
  name: localeName(code),
  files: messageFiles(code)
})) satisfies readonly LocaleEntry[]
