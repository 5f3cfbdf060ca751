import type { LocaleEntry } from '../entities/entities.schema.ts'
import { type Locale, languageTag, locales } from './locale.ts'

/** The message file of a locale, from the root of the project. */
const messageFiles = (code: string) => [`content/messages/${code}.json`]

/** What each language calls itself. */
const names: Record<Locale, string> = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
  nl: 'Nederlands',
  'pt-br': 'Português (Brasil)',
  bs: 'Bosanski',
  fi: 'Suomi',
  de: 'Deutsch',
  hu: 'Magyar',
  pl: 'Polski',
  uk: 'Українська'
}

/** The locale entries of the specification, one a locale: `language` is the BCP 47 tag, `name` the language's own name. */
export const localeEntries = locales.map(code => ({
  code,
  language: languageTag(code),
  name: names[code],
  files: messageFiles(code)
})) satisfies readonly LocaleEntry[]

/** A language's own name, as a reader of it looks for it. */
export const localeName = (locale: Locale): string => names[locale]
