import type { LocaleEntry } from '../entities/locale-entry.schema.ts'
import type { Locale } from './locale.ts'

/** The message file of a locale, from the root of the project. */
const messageFiles = (code: string) => [`content/messages/${code}.json`]

/** The locale entries of the specification: `language` is the BCP 47 tag, `name` the language's own name. */
export const localeEntries = [
  { code: 'fr', language: 'fr', name: 'Français', files: messageFiles('fr') },
  { code: 'en', language: 'en', name: 'English', files: messageFiles('en') },
  { code: 'es', language: 'es', name: 'Español', files: messageFiles('es') },
  { code: 'nl', language: 'nl', name: 'Nederlands', files: messageFiles('nl') },
  { code: 'pt-br', language: 'pt-BR', name: 'Português (Brasil)', files: messageFiles('pt-br') },
  { code: 'bs', language: 'bs', name: 'Bosanski', files: messageFiles('bs') },
  { code: 'fi', language: 'fi', name: 'Suomi', files: messageFiles('fi') },
  { code: 'de', language: 'de', name: 'Deutsch', files: messageFiles('de') },
  { code: 'hu', language: 'hu', name: 'Magyar', files: messageFiles('hu') },
  { code: 'pl', language: 'pl', name: 'Polski', files: messageFiles('pl') },
  { code: 'uk', language: 'uk', name: 'Українська', files: messageFiles('uk') }
] as const satisfies readonly (LocaleEntry & { code: Locale })[]

/** A language's own name, as a reader of it looks for it. */
export const localeName = (locale: Locale): string => localeEntries.find(({ code }) => code === locale)?.name ?? locale
