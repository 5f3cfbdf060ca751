/** One word of the glossary in one language. */
export type Entry = { id: string; term: string; meaning: string; see: readonly { id: string; term: string }[] }

type Letter = { letter: string; entries: Entry[] }

/** "Alphabetical per language": the words under their letters, accents aside. In: the words, and the tag of their language. */
export function byLetter(entries: readonly Entry[], language: string): Letter[] {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
  const letters = new Map<string, Entry[]>()
  for (const entry of entries.toSorted((a, b) => compare(a.term, b.term))) {
    const letter = letterOf(entry.term)
    letters.set(letter, [...(letters.get(letter) ?? []), entry])
  }
  return [...letters].map(([letter, ofLetter]) => ({ letter, entries: ofLetter }))
}

const letterOf = (term: string): string => plain(term).charAt(0).toUpperCase()

/** Whether a word, or what it means, holds what somebody looks for: accents and capitals aside. */
export const matches = ({ term, meaning }: Pick<Entry, 'term' | 'meaning'>, sought: string): boolean =>
  plain(`${term} ${meaning}`).includes(plain(sought.trim()))

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase()
