import { type Spelling, spellings } from './spellings.data.ts'

/** Parts of a text that are no words: names of figures, addresses, code. */
const noWords = /(\{\w+\}|\]\([^)]*\)|`[^`]*`|https?:\/\/\S+|\S+@\S+)/

type Table = { words: RegExp; spelled: ReadonlyMap<string, string> }

const table = (spelling: Spelling): Table => {
  const rows = spellings
    .map(([british, canadian, american]) => [british, spelling === 'canadian' ? canadian : american] as const)
    .filter(([british, other]) => british !== other)
  const bare = (entry: string) => entry.replace('*', '')
  const sources = rows.map(([british]) => `(${bare(british)})${british.endsWith('*') ? '' : '(?!\\p{L})'}`)
  return {
    words: new RegExp(`(?<!\\p{L})(?:${sources.join('|')})`, 'giu'),
    spelled: new Map(rows.map(([british, other]) => [bare(british), bare(other)]))
  }
}

const tables: Readonly<Record<Spelling, Table>> = { canadian: table('canadian'), american: table('american') }

/** A British text as another country spells it. Figures, addresses of links and code stay as they are. */
export function respell(text: string, spelling: Spelling): string {
  const { words, spelled } = tables[spelling]
  if (text.search(words) === -1) return text
  return text
    .split(noWords)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replace(words, found => inCase(found, spelled.get(found.toLowerCase())))
    )
    .join('')
}

/** A word with the capitals of the one that it takes the place of. */
function inCase(found: string, word = found): string {
  if (found === found.toUpperCase()) return word.toUpperCase()
  return found[0] === found[0]?.toUpperCase() ? `${word[0]?.toUpperCase()}${word.slice(1)}` : word
}
