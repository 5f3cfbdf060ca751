import { po } from 'gettext-parser'
import { type Locale, languageTag, locales } from '../../app/domain/locales/locale.ts'
import type { SiteText, State } from './texts.ts'

/** A text as a translator sees it: its source, its translation, and the state of that; `previous` is the source before it changed. */
export type Unit = SiteText & {
  translation: string | undefined
  state: State
  note?: string | undefined
  previous?: string | undefined
}

/** A translator's answer: the text, and the source that they had before them. */
export type Answer = SiteText & { source: string }

/** The file of translators, in gettext's PO. What is older than its source is `fuzzy`; the context is file and field. */
export function writePo(locale: Locale, units: readonly Unit[], now: Date): string {
  const entries = units.map(({ file, field, text, translation = '', state, note, previous }) => [
    `${file} ${field}`,
    {
      [text]: {
        msgctxt: `${file} ${field}`,
        msgid: text,
        msgstr: [translation],
        comments: {
          translator: '',
          reference: file,
          extracted: note ?? '',
          flag: [...(state === 'older' ? ['fuzzy'] : []), ...formatFlags(file, text)].join(', '),
          previous: previous === undefined ? '' : `msgid ${poString(previous)}`
        }
      }
    }
  ])
  const headers = {
    'Project-Id-Version': 'website',
    'PO-Revision-Date': `${now.toISOString().slice(0, 16).replace('T', ' ')}+0000`,
    'Last-Translator': '',
    'Language-Team': '',
    Language: languageTag(locale).replace('-', '_'),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit'
  }
  return po.compile({ charset: 'utf-8', headers, translations: Object.fromEntries(entries) }).toString()
}

/** The flags by which programs choose their checks: messages are ICU, and braces are never Python's. */
const formatFlags = (file: string, text: string): string[] => [
  ...(file.endsWith('.json') ? ['icu-message-format'] : []),
  ...(text.includes('{') ? ['no-python-brace-format'] : [])
]

const poString = (text: string): string =>
  `"${text
    .replace(/[\\"]/g, sign => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')}"`

/** The answer of translators: the language, each text that is written and not `fuzzy`, and how many are left out. Throws where it is no PO file. */
export function readPo(written: string): { language: string; answers: Answer[]; fuzzy: number; empty: number } {
  const { headers, translations } = po.parse(written)
  const language = headers.Language ?? headers.language
  if (!language) throw new Error('The file does not say its language: its head has no line Language')
  const entries = Object.values(translations).flatMap(byId => Object.values(byId).filter(({ msgid }) => msgid !== ''))
  const isEmpty = ({ msgstr }: (typeof entries)[number]) => (msgstr[0] ?? '') === ''
  const isFuzzy = ({ comments }: (typeof entries)[number]) => /\bfuzzy\b/.test(comments?.flag ?? '')
  const answered = entries.filter(entry => !isEmpty(entry))
  return {
    language,
    answers: answered
      .filter(entry => !isFuzzy(entry))
      .map(({ msgctxt = '', msgid, msgstr }) => {
        const space = msgctxt.lastIndexOf(' ')
        return {
          file: msgctxt.slice(0, Math.max(0, space)),
          field: msgctxt.slice(space + 1),
          text: msgstr[0] ?? '',
          source: msgid
        }
      }),
    fuzzy: answered.filter(isFuzzy).length,
    empty: entries.filter(isEmpty).length
  }
}

/** The language that a program's code means: `pt_BR` and `fi_FI.UTF-8` are pt-br and fi. Null where it is none of ours. */
export function localeOfCode(code: string): Locale | null {
  const tag = code
    .trim()
    .replace(/[.@].*$/, '')
    .replaceAll('_', '-')
    .toLowerCase()
  return locales.find(locale => locale === tag) ?? locales.find(locale => locale === tag.split('-')[0]) ?? null
}
