/** A stretch of words that both texts have, or only the earlier or the later one. */
export type Part = { state: 'same' | 'removed' | 'added'; text: string }

/** Words with their apostrophes and hyphens, figures between braces, space, and each other sign by itself. */
const wordsIn = (text: string): string[] =>
  text.match(/\{[^{}]*\}|[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*|\s+|[^\s]/gu) ?? []

/** How much work a comparison may be; above it the texts stand as one removed and one added. */
const mostCells = 1_000_000

/**
 * What changed between two texts, word by word. In: the earlier and the later text. Out: parts in reading order, what was removed before what was added in its place. What is
 * the same and removed gives the earlier text, what is the same and added the later one, to the letter.
 */
export function wordChanges(before: string, after: string): Part[] {
  const [earlier, later] = [wordsIn(before), wordsIn(after)]
  if (earlier.length * later.length > mostCells) return merged([part('removed', before), part('added', after)])
  return merged(withoutGaps(steps(earlier, later)))
}

const part = (state: Part['state'], text: string): Part => ({ state, text })

/** The longest common run of words decides; walked from the front over the lengths of what is left. */
function steps(earlier: readonly string[], later: readonly string[]): Part[] {
  const width = later.length + 1
  const lengths = new Uint32Array((earlier.length + 1) * width)
  for (let row = earlier.length - 1; row >= 0; row -= 1) {
    for (let column = later.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        earlier[row] === later[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(lengths[(row + 1) * width + column] ?? 0, lengths[row * width + column + 1] ?? 0)
    }
  }
  const parts: Part[] = []
  let [row, column] = [0, 0]
  while (row < earlier.length || column < later.length) {
    const [old, fresh] = [earlier[row], later[column]]
    if (old !== undefined && old === fresh) {
      parts.push(part('same', old))
      row += 1
      column += 1
    } else if (
      old !== undefined &&
      (fresh === undefined || (lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0))
    ) {
      parts.push(part('removed', old))
      row += 1
    } else {
      parts.push(part('added', fresh ?? ''))
      column += 1
    }
  }
  return parts
}

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
