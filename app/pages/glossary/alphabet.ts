/** One word of the glossary in one language. */
export type Entry = { id: string; term: string; meaning: string; see: readonly { id: string; term: string }[] }

/** Letters of two signs, which dictionaries of a language give a place of their own. */
const doubleLetters: Readonly<Record<string, RegExp>> = {
  bs: /^(dž|lj|nj)/i,
  hu: /^(cs|dzs|dz|gy|ly|ny|sz|ty|zs)/i
}

/**
 * "Alphabetical per language": the words under their letters. An accent makes another letter where the language has it in its alphabet: Ä is one in Finnish, and an A in
 * German. In: the words, and the tag of their language.
 */
export function byLetter(entries: readonly Entry[], language: string): { letter: string; entries: Entry[] }[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
  const letterOf = (term: string): string => {
    const [double] = doubleLetters[language]?.exec(term) ?? []
    if (double) return double.charAt(0).toUpperCase() + double.slice(1).toLowerCase()
    const [first = ''] = term.normalize('NFC')
    const bare = plain(first)
    return (compare(bare, first) === 0 ? bare : first).toUpperCase()
  }
  const sorted = entries.toSorted((a, b) => compare(a.term, b.term))
  const letters = Map.groupBy(sorted, ({ term }) => letterOf(term))
  return [...letters].map(([letter, ofLetter]) => ({ letter, entries: ofLetter }))
}

/** Whether a word, or what it means, holds what someone looks for: accents and capitals aside. */
export const matches = ({ term, meaning }: Pick<Entry, 'term' | 'meaning'>, sought: string): boolean =>
  plain(`${term} ${meaning}`).includes(plain(sought.trim()))

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase()
