import type { HelpGroup } from '../../../content/pages/money.schema.ts'
import { plainText } from '../../site/markdown/plain-text.ts'
import type { PageScope } from '../../site/page/page-scope.ts'

/** The groups of questions that a visitor may be shown: those about offers only where the law allows some and the site has a page of them. */
export const groupsShown = (groups: readonly HelpGroup[], { href }: Pick<PageScope, 'href'>): HelpGroup[] =>
  groups.filter(({ only }) => only !== 'offers' || href('/promotions/') !== null)

/** The text that a search looks through: a question, its answer as words, and its keywords. */
export const questionText = ({ question, answerMarkdown, keywords = '' }: HelpGroup['items'][number]): string =>
  `${question} ${plainText(answerMarkdown)} ${keywords}`
