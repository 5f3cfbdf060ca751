import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Policy } from '../../../content/policies/policy.schema.ts'
import { content } from '../../../tests/fixtures/content.ts'
import { type Block, policyBlocks } from './policy-blocks.ts'
import { alignBlocks, policyChanges } from './policy-changes.ts'

const policy = (bodyMarkdown: string, summary = ['In a word.']): Policy => ({
  meta: { title: 'Rules', description: 'x' },
  title: 'Rules',
  summary,
  version: '20260101',
  effectiveFrom: '2026-01-01',
  bodyMarkdown
})

it.each<[rule: string, markdown: string, blocks: [Block['kind'], string][]]>([
  ['"words, not markup"', 'A **bold** [link](/contact/).', [['text', 'A bold link.']]],
  [
    '## begins a section, ### is a heading',
    '## One\n\n### Two',
    [
      ['section', 'One'],
      ['heading', 'Two']
    ]
  ],
  [
    'each item of a list by itself, lists inside too',
    '- a\n- b\n  - c',
    [
      ['item', 'a'],
      ['item', 'b'],
      ['item', 'c']
    ]
  ],
  ['a row of a table in one line', '| A | B |\n|---|---|\n| a | **b** |', [['item', 'a · b']]],
  ['placeholders stay as they are', 'Kept for {kept24Hours}.', [['text', 'Kept for {kept24Hours}.']]]
])('blocks: %s', (_rule, markdown, blocks) => {
  expect(policyBlocks(policy(markdown), 'In short').slice(3)).toEqual(blocks.map(([kind, text]) => ({ kind, text })))
})

const asItIs = (given: Policy) => given

const words = ['red', 'green', 'blue', 'bet', 'card']
const block = fc.record({
  kind: fc.constantFrom<Block['kind']>('text', 'item', 'section'),
  text: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 }).map(list => list.join(' '))
})
const blocks = fc.array(block, { maxLength: 12 })

describe('alignment, for any two texts', () => {
  it('every block of both stands once, in its order', () => {
    fc.assert(
      fc.property(blocks, blocks, (before, after) => {
        const pairs = alignBlocks(before, after)
        expect(pairs.flatMap(pair => pair.before ?? [])).toEqual(before)
        expect(pairs.flatMap(pair => pair.after ?? [])).toEqual(after)
      })
    )
  })

  it('a text beside itself is the same throughout', () => {
    fc.assert(
      fc.property(blocks, same => {
        expect(alignBlocks(same, same).every(pair => pair.before === pair.after)).toBe(true)
      })
    )
  })

  it('blocks of two kinds are never one that was reworded', () => {
    fc.assert(
      fc.property(blocks, blocks, (before, after) => {
        expect(
          alignBlocks(before, after).every(pair => !pair.before || !pair.after || pair.before.kind === pair.after.kind)
        ).toBe(true)
      })
    )
  })
})

describe('changes of a policy', () => {
  const before = policy('## Bets\n\nA pending bet is kept for a day.\n\n## Age\n\nAdults only.')

  it('sections that changed and those that did not, and how many passages', () => {
    const after = policy('## Bets\n\nA pending bet is kept for a week.\n\nAsk us.\n\n## Age\n\nAdults only.')
    const { sections, counts } = policyChanges(before, after, asItIs, 'In short')
    expect(sections.map(({ heading, isSame }) => [heading?.parts[0]?.text ?? null, isSame])).toEqual([
      [null, true],
      ['In short', true],
      ['Bets', false],
      ['Age', true]
    ])
    expect(counts).toEqual({ changed: 1, removed: 0, added: 1 })
  })

  it('a figure under two names that is written the same is no change', () => {
    const named = (name: string) => policy(`Kept for {${name}}.`)
    const fill = (given: Policy) => ({ ...given, bodyMarkdown: given.bodyMarkdown.replace(/\{\w+\}/, '24 hours') })
    const { counts } = policyChanges(named('kept24Hours'), named('pendingBetRetentionBefore'), fill, 'In short')
    expect(counts).toEqual({ changed: 0, removed: 0, added: 0 })
  })

  it('worked out once for each two versions', () => {
    const after = policy('## Bets\n\nGone.')
    const once = policyChanges(before, after, asItIs, 'In short')
    expect(policyChanges(before, after, asItIs, 'In short')).toBe(once)
  })

  it('any two versions of any text of the site differ, and none from itself', () => {
    for (const versions of Object.values(content.policyVersions)) {
      for (const [earlier, later] of versions.flatMap(one => versions.map(other => [one.fr, other.fr] as const))) {
        const changes = policyChanges({ ...earlier }, { ...later }, asItIs, 'En bref')
        expect(changes.sections.some(({ isSame }) => !isSame)).toBe(earlier !== later)
      }
    }
  })
})
