/** Plain spellings of letters that are no letter with an accent. */
const plainLetters: Readonly<Record<string, string>> = { œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ø: 'o' }

/** Words without accents and case, as a search compares them: "Dépôts" is depots. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[œßłđø]/g, letter => plainLetters[letter] ?? letter)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The words of a query; those that say nothing are left out, unless all of them do. */
export function wantedWords(query: string, ignored: string): string[] {
  const idle = new Set(wordsOf(ignored))
  const all = [...new Set(wordsOf(query))].filter(word => word.length > 1 || /\p{N}/u.test(word))
  const telling = all.filter(word => !idle.has(word))
  return telling.length > 0 ? telling : all
}

/** How many letters of a longer word must agree: "withdrawing" finds "withdrawal". */
const stem = 6

/** How many of the words that are wanted a text has, itself or one that begins like it. */
export function matchCount(wanted: readonly string[], text: string): number {
  const words = wordsOf(text)
  return wanted.filter(want => words.some(word => word.startsWith(want.slice(0, stem)))).length
}

/** Whether a text has every word that is wanted. No word wanted: every text. */
export const matchesQuery = (wanted: readonly string[], text: string): boolean =>
  matchCount(wanted, text) === wanted.length
