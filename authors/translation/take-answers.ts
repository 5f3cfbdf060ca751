import type { Locale } from '../../app/domain/locales/locale.ts'
import type { Answer } from './po-file.ts'
import type { SiteText } from './texts.ts'
import { translationFaults } from './translation-faults.ts'

/** The name of a text in lists of faults: its file and field. */
export const keyOf = ({ file, field }: Pick<SiteText, 'file' | 'field'>): string => `${file} ${field}`

/** Which answers are taken, and each that is refused with its reasons. One bad text refuses none of the others. */
export function judgeAnswers(answers: readonly Answer[], sources: readonly SiteText[], locale: Locale) {
  const known = new Map(sources.map(source => [keyOf(source), source.text]))
  const judged = answers.map(answer => ({ answer, reasons: reasonsAgainst(answer, known.get(keyOf(answer)), locale) }))
  return {
    taken: judged.filter(({ reasons }) => reasons.length === 0).map(({ answer }) => answer),
    refused: judged.flatMap(({ answer, reasons }) => reasons.map(reason => `${keyOf(answer).trim()}: ${reason}`))
  }
}

function reasonsAgainst(answer: Answer, source: string | undefined, locale: Locale): string[] {
  if (answer.file === '') return [`“${answer.source}” has no msgctxt, which says where the text belongs`]
  if (source === undefined) return ['is nowhere on the site any more']
  if (source !== answer.source) return ['has another source by now: export it again']
  return translationFaults({ ...answer, source, locale })
}
