import { matchCount, wantedWords, wordsOf } from '../../app/features/help-search/matches-query.ts'
import type { Translate } from '../../app/site/messages/translate.ts'

/** A question of the help: its words and address, and the text by which it is found. */
type HelpQuestion = { question: string; href: string; text: string }

/** All that the chat knows: its words, the questions of the help, and the words of the language that say nothing. */
export type ChatHelp = { words: ReturnType<typeof chatWords>; questions: readonly HelpQuestion[]; ignored: string }

/** The words of the chat. The reply that ends a conversation holds the English words by which the site knows it. */
export const chatWords = (t: Translate, email: string) => ({
  heading: t('support-desk.heading'),
  state: t('support-desk.state'),
  closed: t('support-desk.closed'),
  log: t('support-desk.log'),
  hint: t('support-desk.hint'),
  message: t('support-desk.message'),
  send: t('support-desk.send'),
  end: t('support-desk.end'),
  minimise: t('support-desk.minimise'),
  visitor: t('support-desk.you'),
  automatic: t('support-desk.automatic'),
  found: t('support-desk.auto-found', { email }),
  none: t('support-desk.auto-none', { email }),
  thanks: t('support-desk.thanks')
})

/** How many questions an automatic answer names, and how much of a message is looked for: what the search of the help page takes. */
const maxNamed = 3
const maxQuery = 100

/** The questions of the help that a message is about: those with most of its words, as the help's own search reads them. Words that say nothing find nothing. */
export function questionsAbout(message: string, { questions, ignored }: Omit<ChatHelp, 'words'>): HelpQuestion[] {
  const idle = new Set(wordsOf(ignored))
  const wanted = wantedWords(message.slice(0, maxQuery), ignored).filter(word => !idle.has(word))
  const counted = questions.map(found => ({
    found,
    words: matchCount(wanted, found.text),
    inQuestion: matchCount(wanted, found.question)
  }))
  const most = Math.max(0, ...counted.map(({ words }) => words))
  return counted
    .filter(({ words }) => words > 0 && words === most)
    .sort((one, other) => other.inQuestion - one.inQuestion)
    .slice(0, maxNamed)
    .map(({ found }) => found)
}
