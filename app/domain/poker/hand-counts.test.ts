import { expect, it } from 'vitest'
import { scoreHand } from '../../../tests/fixtures/score-hand.ts'
import { type Card, deckOf } from './card.ts'
import { handCounts } from './hand-counts.ts'
import { categoriesOf, categoryIndex } from './hand-score.ts'

it.each([
  ['holdem', 2_598_960],
  ['short-deck', 376_992]
] as const)('"odds from combinatorics": every five cards of %s, dealt one after another', (game, all) => {
  const deck = deckOf(game)
  const names = categoriesOf(game)
  const dealt = new Map<string, number>()
  const cards: Card[] = []
  const deal = (from: number) => {
    if (cards.length === 5) {
      const name = names[categoryIndex(scoreHand(cards, game))] ?? ''
      dealt.set(name, (dealt.get(name) ?? 0) + 1)
      return
    }
    for (let index = from; index < deck.length; index += 1) {
      cards.push(deck[index] as Card)
      deal(index + 1)
      cards.pop()
    }
  }
  deal(0)
  const counts = handCounts(game)
  expect(Object.fromEntries(dealt)).toEqual(counts.of)
  expect([counts.all, Object.values(counts.of).reduce((sum, count) => sum + count, 0)]).toEqual([all, all])
})

it.each(['holdem', 'short-deck'] as const)(
  'a rarer hand beats a more frequent one in %s, but for what the game decides',
  game => {
    const { of } = handCounts(game)
    const order = categoriesOf(game).map(category => of[category])
    const wrong = order.slice(1).filter((count, index) => count > (order[index] ?? 0))
    // Of five cards of a short deck a pair is more frequent than no pair, and yet it wins.
    expect(wrong).toEqual(game === 'holdem' ? [] : [of.pair])
  }
)
