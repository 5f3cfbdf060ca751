import { po } from 'gettext-parser'
import type { SiteText, State } from './texts.ts'

/** A text as a translator sees it: its source, its translation, and the state of that. */
export type Unit = SiteText & { translation: string | undefined; state: State; note?: string | undefined }

/** A translator's answer: the text, and the source that they had before them. */
export type Answer = SiteText & { source: string }

/** The file of translators, in gettext's PO. What is older than its source is `fuzzy`; the context is file and field. */
export function writePo(language: string, units: readonly Unit[]): string {
  const entries = units.map(({ file, field, text, translation = '', state, note }) => [
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
          flag: state === 'older' ? 'fuzzy' : '',
          previous: ''
        }
      }
    }
  ])
  const headers = { Language: language, 'Content-Type': 'text/plain; charset=utf-8', 'MIME-Version': '1.0' }
  return po.compile({ charset: 'utf-8', headers, translations: Object.fromEntries(entries) }).toString()
}

/** What translators have answered: the language, and each text that is written and not `fuzzy`. Throws where it is no PO file. */
export function readPo(written: string): { language: string; answers: Answer[] } {
  const { headers, translations } = po.parse(written)
  const language = headers.Language ?? headers.language
  if (!language) throw new Error('The file does not say its language: its head has no line Language')
  const answers = Object.values(translations).flatMap(entries =>
    Object.values(entries).flatMap(({ msgctxt, msgid, msgstr, comments }) => {
      const text = msgstr[0] ?? ''
      if (!msgctxt || text === '' || /\bfuzzy\b/.test(comments?.flag ?? '')) return []
      const space = msgctxt.lastIndexOf(' ')
      return [{ file: msgctxt.slice(0, space), field: msgctxt.slice(space + 1), text, source: msgid }]
    })
  )
  return { language, answers }
}
