import type { HelpGroup } from '../../../content/pages/help/help.schema.ts'
import { plainText } from '../../site/markdown/plain-text.ts'

/** What a search looks through: a question, its answer as words, and the words by which it is also looked for. */
export const questionText = ({ question, answerMarkdown, keywords = '' }: HelpGroup['items'][number]): string =>
  `${question} ${plainText(answerMarkdown)} ${keywords}`
