import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Part, wordChanges } from './word-changes.ts'

const written = (parts: readonly Part[]) =>
  parts.map(({ state, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[state]).join('')

it.each<[rule: string, before: string, after: string, changes: string]>([
  ['the same text has no change', 'A bet is kept.', 'A bet is kept.', 'A bet is kept.'],
  [
    'a word in the place of another: removed first, then added',
    'kept for a day',
    'kept for a week',
    'kept for a [-day-][+week+]'
  ],
  [
    'a phrase is not taken apart at its spaces',
    'kept for {kept24Hours}.',
    'kept for a duration set by the provider.',
    'kept for [-{kept24Hours}-][+a duration set by the provider+].'
  ],
  ['a figure between braces is one word', 'in {kept14Days}', 'in {kept30Days}', 'in [-{kept14Days}-][+{kept30Days}+]'],
  ['words with an apostrophe stay whole', 'l’équipe décide', 'l’autorité décide', '[-l’équipe-][+l’autorité+] décide'],
  ['an e-mail address is one word', 'from help@poker.example.', 'from here.', 'from [-help@poker.example-][+here+].'],
  ['a sentence more', 'One.', 'One. Two.', 'One.[+ Two.+]'],
  ['nothing, then something', '', 'new', '[+new+]'],
  ['something, then nothing', 'old', '', '[-old-]']
])('%s', (_rule, before, after, changes) => {
  expect(written(wordChanges(before, after))).toBe(changes)
})

describe('for any two texts', () => {
  const text = fc
    .array(fc.constantFrom('bet', 'bets', 'kept', 'la', 'mise', '{a}', '{b}', ' ', '\u00a0', '.', '’', 'œuf'), {
      maxLength: 60
    })
    .map(words => words.join(' '))

  it('"what is the same and removed gives the earlier text, what is the same and added the later one"', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordChanges(before, after)
        const without = (state: Part['state']) =>
          parts
            .filter(part => part.state !== state)
            .map(part => part.text)
            .join('')
        expect(without('added')).toBe(before)
        expect(without('removed')).toBe(after)
      })
    )
  })

  it('no two parts of one state follow each other, and none is empty', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordChanges(before, after)
        expect(parts.every((part, index) => part.text !== '' && part.state !== parts[index - 1]?.state)).toBe(true)
      })
    )
  })

  it('a text and itself: one part that is the same, or none', () => {
    fc.assert(
      fc.property(text, same => {
        expect(wordChanges(same, same)).toEqual(same ? [{ state: 'same', text: same }] : [])
      })
    )
  })
})

it('bounded: texts that are too long for it stand as one removed and one added', () => {
  const [before, after] = ['a '.repeat(2000), 'b '.repeat(2000)]
  expect(wordChanges(before, after)).toEqual([
    { state: 'removed', text: before },
    { state: 'added', text: after }
  ])
})
