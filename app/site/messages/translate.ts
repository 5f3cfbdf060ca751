import format, { type FormatOptions } from 'icu-minify/format'
import { dateTimeFormat, numberFormat, pluralRules } from '../../domain/figures/formatters.ts'
import type { MessageArguments } from './message-arguments.gen.ts'

export type Messages = Readonly<Record<string, Parameters<typeof format>[0]>>
type Key = keyof MessageArguments
export type MessageKey = { [K in Key]: MessageArguments[K] extends null ? K : never }[Key]

type Values<K extends Key> = MessageArguments[K] extends null ? [] : [values: MessageArguments[K]]

/** Gives the words of a key. */
export type Translate = <K extends Key>(key: K, ...values: Values<K>) => string

const formatters: FormatOptions['formatters'] = {
  getDateTimeFormat: dateTimeFormat,
  getNumberFormat: numberFormat,
  getPluralRules: pluralRules
}

/** Makes the translator of one locale. Throws where a key has no message: a raw key is never shown. */
export function createTranslate(messages: Messages, languageTag: string): Translate {
  return (key, ...[values]) => {
    const message = messages[key]
    if (message === undefined) throw new Error(`No message for '${key}' in ${languageTag}`)
    return format(message, languageTag, (values ?? {}) as Record<string, string | number>, {
      formatters,
      timeZone: 'UTC'
    }) as string
  }
}
