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
function merged(parts: readonly Part[]): Part[] {
  const out: Part[] = []
  let waiting = { removed: '', added: '' }
  const settle = () => {
    for (const state of ['removed', 'added'] as const) if (waiting[state]) out.push(part(state, waiting[state]))
    waiting = { removed: '', added: '' }
  }
  for (const { state, text } of parts) {
    if (state !== 'same') {
      waiting[state] += text
      continue
    }
    settle()
    const last = out.at(-1)
    if (last?.state === 'same') last.text += text
    else out.push(part('same', text))
  }
  settle()
  return out
}
