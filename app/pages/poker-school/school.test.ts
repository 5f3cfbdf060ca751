import { expect, it } from 'vitest'
import { readCards } from '../../domain/poker/card.ts'
import { rankHand } from '../../domain/poker/hand-rank.ts'
import { siteMap } from '../../site/site-map/site-map.data.ts'
import { puzzles, stages } from './school.data.ts'

it.each<[answer: string, words: string, first: string, second: string, wins: 'first' | 'second']>([
  ['hold’em: eights full beat an ace-high flush', 'flush', 'flush', 'full-house', 'second'],
  ['Omaha: one spade of one’s own is no flush', 'omaha', 'three-of-a-kind', 'flush', 'second'],
  ['six-plus: a flush beats a full house', 'shortDeck', 'flush', 'full-house', 'first']
])('the answer of the words is that of the rules: %s', (_answer, words, first, second, wins) => {
  const puzzle = puzzles.find(item => item.words === words)
  if (!puzzle) throw new Error(words)
  const { game, board } = puzzle
  const [one, two] = [puzzle.first, puzzle.second].map(hand => rankHand(readCards(`${hand} ${board}`), game))
  expect([one?.category, two?.category]).toEqual([first, second])
  expect((one?.score ?? 0) > (two?.score ?? 0)).toBe(wins === 'first')
})

it('every lesson is a page of the site map', () => {
  const paths = siteMap.map(({ path }) => path)
  expect(
    stages.flatMap(({ lessons }) => lessons.map(({ path }) => path)).filter(path => !paths.includes(path))
  ).toEqual([])
})
