import type { Policy } from '../../../content/policies/policy.schema.ts'
import { alignBlocks, type Pair } from './align-blocks.ts'
import { type Block, policyBlocks } from './policy-blocks.ts'
import { type Part, wordChanges } from './word-changes.ts'

export type ChangedBlock = { kind: Block['kind']; state: 'same' | 'changed' | 'removed' | 'added'; parts: Part[] }

/** What stands below one heading: blocks that changed, and between them runs of blocks that did not. */
export type ChangedSection = { heading: ChangedBlock | null; isSame: boolean; runs: Run[] }
export type Run = { isSame: boolean; blocks: ChangedBlock[] }

export type PolicyChanges = {
  sections: ChangedSection[]
  /** How many blocks were reworded, removed and added. */
  counts: { changed: number; removed: number; added: number }
}

type Known = { filled: string; changes: PolicyChanges }
const known = new WeakMap<Policy, WeakMap<Policy, Known>>()

/** What changed between two versions of a policy, in words. Placeholders are filled first: a renamed figure is no change. Cached for each two versions. */
export function policyChanges(
  before: Policy,
  after: Policy,
  fill: (policy: Policy) => Policy,
  inShort: string
): PolicyChanges {
  const texts = [fill(before), fill(after)] as const
  const filled = JSON.stringify([texts, inShort])
  const ofBefore = known.get(before) ?? new WeakMap<Policy, Known>()
  known.set(before, ofBefore)
  const last = ofBefore.get(after)
  if (last?.filled === filled) return last.changes
  const changes = compare(...texts, inShort)
  ofBefore.set(after, { filled, changes })
  return changes
}

function compare(before: Policy, after: Policy, inShort: string): PolicyChanges {
  const blocks = alignBlocks(policyBlocks(before, inShort), policyBlocks(after, inShort)).map(changedBlock)
  const count = (state: ChangedBlock['state']) => blocks.filter(block => block.state === state).length
  return {
    sections: sectionsOf(blocks),
    counts: { changed: count('changed'), removed: count('removed'), added: count('added') }
  }
}

function changedBlock({ before, after }: Pair): ChangedBlock {
  const { kind = 'text' } = after ?? before ?? {}
  if (before && after) {
    return before.text === after.text
      ? { kind, state: 'same', parts: [{ state: 'same', text: after.text }] }
      : { kind, state: 'changed', parts: wordChanges(before.text, after.text) }
  }
  const state = after ? 'added' : 'removed'
  return { kind, state, parts: [{ state, text: after?.text ?? before?.text ?? '' }] }
}

function sectionsOf(blocks: readonly ChangedBlock[]): ChangedSection[] {
  const sections: ChangedSection[] = []
  for (const block of blocks) {
    const isHeading = block.kind === 'section'
    if (isHeading || sections.length === 0) {
      sections.push({ heading: isHeading ? block : null, isSame: block.state === 'same', runs: [] })
    }
    const section = sections.at(-1)
    if (!section || isHeading) continue
    const isSame = block.state === 'same'
    const run = section.runs.at(-1)
    if (run?.isSame === isSame) run.blocks.push(block)
    else section.runs.push({ isSame, blocks: [block] })
    if (!isSame) section.isSame = false
  }
  return sections
}
