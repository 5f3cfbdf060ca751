import { expect, it } from 'vitest'
import { readCards } from '../../domain/poker/card.ts'
import { rankHand } from '../../domain/poker/hand-rank.ts'
import { categoriesOf } from '../../domain/poker/hand-score.ts'
import { contests, rankedHands } from './ranked-hands.data.ts'

it.each(rankedHands.map(hand => [hand.category, hand.cards] as const))(
  'the cards shown are what they show: %s',
  (category, cards) => {
    expect(rankHand(readCards(cards), 'holdem').category).toBe(category)
  }
)

it('the cards that count come first: those of an equal rank, or all five', () => {
  const ranksOf = (cards: string) => cards.split(' ').map(card => card.slice(0, -1))
  for (const { cards, counted, category } of rankedHands) {
    if (counted === 5 || category === 'high-card') continue
    const ranks = ranksOf(cards)
    const isRepeated = (rank: string) => ranks.filter(other => other === rank).length > 1
    expect(ranks.map(isRepeated)).toEqual(ranks.map((_, index) => index < counted))
  }
})

it('all ten, the best first', () => {
  expect(rankedHands.map(({ category }) => category)).toEqual(categoriesOf('holdem').toReversed())
})

it.each<[rule: string, words: string, won: 'first' | 'second' | 'both']>([
  ['the same pair: the next card decides', 'kicker', 'first'],
  ['two pair on the board: a small pair in hand counts no more, the fifth card does', 'pairs', 'second'],
  ['the best five are the board', 'board', 'both'],
  ['two flushes: the highest card that differs decides', 'suits', 'first']
])('%s', (_rule, words, won) => {
  const contest = contests.find(item => item.words === words)
  const [first = 0, second = 0] = [contest?.first, contest?.second].map(
    hand => rankHand(readCards(`${hand} ${contest?.board}`), 'holdem').score
  )
  expect(first === second ? 'both' : first > second ? 'first' : 'second').toBe(won)
})
