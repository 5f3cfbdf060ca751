import type { Policy } from '../../../content/policies/policy.schema.ts'
import { memoize, memoizeBy } from '../../domain/memoize.ts'
import { type Block, policyBlocks } from './policy-blocks.ts'
import { type Part, wordChanges } from './word-changes.ts'

export type ChangedBlock = { kind: Block['kind']; state: 'same' | 'changed' | 'removed' | 'added'; parts: Part[] }

/** A section of the comparison: its heading, where it has one, the blocks below it, and whether nothing in it changed. */
export type ChangedSection = { heading: ChangedBlock | null; blocks: ChangedBlock[]; isSame: boolean }

/** The changes between two versions of a policy, in words. Placeholders are filled first: a renamed figure is no change. Worked out once for each two texts. */
export const policyChanges = (before: Policy, after: Policy, fill: (policy: Policy) => Policy, inShort: string) =>
  changesOf(fill(before))(fill(after))(inShort)

// It is found again only where `fill` gives the same object for the same text, as `fillForPage` does.
const changesOf = memoizeBy((before: Policy) =>
  memoizeBy((after: Policy) => memoize((inShort: string) => compare(before, after, inShort)))
)

/** The sections, and how many of their blocks were reworded, removed and added. */
function compare(before: Policy, after: Policy, inShort: string) {
  const blocks = alignBlocks(policyBlocks(before, inShort), policyBlocks(after, inShort)).map(changedBlock)
  const count = (state: ChangedBlock['state']) => blocks.filter(block => block.state === state).length
  return {
    sections: sectionsOf(blocks),
    counts: { changed: count('changed'), removed: count('removed'), added: count('added') }
  }
}

function changedBlock({ before, after }: Pair): ChangedBlock {
  const { kind = 'text', text = '' } = after ?? before ?? {}
  if (before && after) {
    const state = before.text === text ? 'same' : 'changed'
    return { kind, state, parts: wordChanges(before.text, text) }
  }
  const state = after ? 'added' : 'removed'
  return { kind, state, parts: [{ state, text }] }
}

function sectionsOf(blocks: readonly ChangedBlock[]): ChangedSection[] {
  const sections: ChangedSection[] = []
  for (const block of blocks) {
    const isSame = block.state === 'same'
    const section = sections.at(-1)
    if (block.kind === 'section') sections.push({ heading: block, blocks: [], isSame })
    else if (!section) sections.push({ heading: null, blocks: [block], isSame })
    else {
      section.blocks.push(block)
      section.isSame &&= isSame
    }
  }
  return sections
}

/** A block of the earlier text beside that of the later one which it became; null where there is none. */
type Pair = { before: Block | null; after: Block | null }

/** Blocks of less likeness are not one that was reworded, but one removed and one added. */
const leastLikeness = 0.5
const maxCells = 250_000

/** Sets two texts beside each other, block by block, in the order of both. Bounded: above 250,000 comparisons what differs stands as removed and added. */
export function alignBlocks(before: readonly Block[], after: readonly Block[]): Pair[] {
  let front = 0
  while (front < Math.min(before.length, after.length) && isEqual(before[front], after[front])) front += 1
  let back = 0
  const room = Math.min(before.length, after.length) - front
  while (back < room && isEqual(before.at(-1 - back), after.at(-1 - back))) back += 1
  const equal = (block: Block): Pair => ({ before: block, after: block })
  return [
    ...before.slice(0, front).map(equal),
    ...align(before.slice(front, before.length - back), after.slice(front, after.length - back)),
    ...before.slice(before.length - back).map(equal)
  ]
}

function align(before: readonly Block[], after: readonly Block[]): Pair[] {
  if (before.length * after.length > maxCells) return [...before.map(removed), ...after.map(added)]
  const width = after.length + 1
  const worth = new Float32Array((before.length + 1) * width)
  const worthAt = (row: number, column: number) => worth[row * width + column] ?? 0
  const likeness = likenessOf(before, after)
  const alike = (row: number, column: number) => likeness[row * after.length + column] ?? 0
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      worth[row * width + column] = Math.max(
        alike(row, column) + worthAt(row + 1, column + 1),
        worthAt(row + 1, column),
        worthAt(row, column + 1)
      )
    }
  }
  const pairs: Pair[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]]
    const here = worthAt(row, column)
    const both = old && fresh ? alike(row, column) : 0
    // Rounded as the table rounds it, so that the way back finds it again.
    if (old && fresh && both > 0 && here === Math.fround(both + worthAt(row + 1, column + 1))) {
      pairs.push({ before: old, after: fresh })
      row += 1
      column += 1
    } else if (old && (!fresh || here === worthAt(row + 1, column))) {
      pairs.push(removed(old))
      row += 1
    } else if (fresh) {
      pairs.push(added(fresh))
      column += 1
    }
  }
  return pairs
}

const removed = (block: Block): Pair => ({ before: block, after: null })
const added = (block: Block): Pair => ({ before: null, after: block })

const isEqual = (one: Block | undefined, other: Block | undefined) =>
  one !== undefined && one.kind === other?.kind && one.text === other.text

/** How alike each two blocks are: 2 where they are equal, the share of common words where it is at least a half, else 0. Blocks of two kinds are not. */
function likenessOf(before: readonly Block[], after: readonly Block[]): Float32Array {
  const earlier = before.map(wordSet)
  const later = after.map(wordSet)
  return Float32Array.from({ length: before.length * after.length }, (_, cell) => {
    const [row, column] = [Math.floor(cell / after.length), cell % after.length]
    const [old, fresh] = [before[row], after[column]]
    if (!old || !fresh || old.kind !== fresh.kind) return 0
    if (old.text === fresh.text) return 2
    const [ofOld, ofFresh] = [earlier[row] ?? none, later[column] ?? none]
    const most = (2 * Math.min(ofOld.size, ofFresh.size)) / (ofOld.size + ofFresh.size)
    if (most < leastLikeness) return 0
    let common = 0
    for (const word of ofOld) if (ofFresh.has(word)) common += 1
    const share = (2 * common) / (ofOld.size + ofFresh.size)
    return share >= leastLikeness ? share : 0
  })
}

const none: ReadonlySet<string> = new Set()

const wordSet = ({ text }: Block): ReadonlySet<string> => new Set<string>(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
