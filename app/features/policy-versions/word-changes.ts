import { diffArrays } from 'diff'

/** A stretch of words that both texts have, or only the earlier or the later one. */
export type Part = { state: 'same' | 'removed' | 'added'; text: string }

/** E-mail addresses, words with their apostrophes and hyphens, figures between braces, space, and each other sign by itself. */
const wordsIn = (text: string): string[] =>
  text.match(/\{[^{}]*\}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*|\s+|[^\s]/gu) ?? []

/** How many words may differ: a comparison beyond it would hold up the server, and the texts are one removed and one added. */
const maxChanges = 500

/** The changes between two texts, word by word: same and removed give the earlier text, same and added the later one, to the letter. */
export function wordChanges(before: string, after: string): Part[] {
  const changes = diffArrays(wordsIn(before), wordsIn(after), { maxEditLength: maxChanges })
  if (!changes) return merged([part('removed', before), part('added', after)])
  return merged(
    withoutGaps(
      changes.map(({ removed, added, value }) => part(removed ? 'removed' : added ? 'added' : 'same', value.join('')))
    )
  )
}

const part = (state: Part['state'], text: string): Part => ({ state, text })

/** A lone space between two changes belongs to both: phrases are easier to read than words taken apart. */
const withoutGaps = (parts: readonly Part[]): Part[] =>
  parts.flatMap((step, index) =>
    step.state === 'same' &&
    /^\s+$/.test(step.text) &&
    [parts[index - 1], parts[index + 1]].every(other => other !== undefined && other.state !== 'same')
      ? [part('removed', step.text), part('added', step.text)]
      : [step]
  )

/** Between two stretches that are the same, everything removed comes first, then everything added. */
const merged = (parts: readonly Part[]): Part[] =>
  runsOf(parts, ({ state }) => state === 'same').flatMap(({ items }) =>
    (['same', 'removed', 'added'] as const).flatMap(state => {
      const text = items.flatMap(item => (item.state === state ? item.text : [])).join('')
      return text ? part(state, text) : []
    })
  )

/** Neighbours together: runs of what is the same, and between them of what is not. */
export function runsOf<Item>(items: readonly Item[], isSame: (item: Item) => boolean) {
  const runs: { isSame: boolean; items: Item[] }[] = []
  for (const item of items) {
    const run = runs.at(-1)
    if (run?.isSame === isSame(item)) run.items.push(item)
    else runs.push({ isSame: isSame(item), items: [item] })
  }
  return runs
}
