import { matchCount, wantedWords, wordsOf } from '../../app/features/help-search/matches-query.ts'

/** A question of the help, with the words by which it is found. */
export type HelpQuestion = { id: string; question: string; text: string }

/** How many questions an automatic answer names, and how much of a message is looked for: what the search of the help page takes. */
const maxNamed = 3
const maxQuery = 100

/** The questions of the help that a message is about: those with most of its words, as the help's own search reads them. Words that say nothing find nothing. */
export function questionsAbout(message: string, questions: readonly HelpQuestion[], ignored: string): HelpQuestion[] {
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
