import type { Card, Game } from './card.ts'
import { categoriesOf, categoryIndex, type HandCategory, scoreBest } from './hand-score.ts'

export type HandRank = {
  /** The greater wins; equal hands share the pot. Scores of one game compare. */
  score: number
  category: HandCategory
  five: Card[]
}

/** The rank of a hand. Throws RangeError on too few or too many cards, one that is there twice, or one that is not in the deck. */
export function rankHand(cards: readonly Card[], game: Game): HandRank {
  check(cards, game)
  const order = game === 'short-deck' ? 'shortDeck' : 'usual'
  let best: { score: number; five: Card[] } = { score: -1, five: [] }
  for (const five of fives(cards, game)) {
    const score = scoreBest(five, order)
    if (score > best.score) best = { score, five }
  }
  return { ...best, category: categoriesOf(game)[categoryIndex(best.score)] ?? 'high-card' }
}

/** Every way to take `count` of the items, in their order. */
export function choose<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, index) => choose(items.slice(index + 1), count - 1).map(rest => [item, ...rest]))
}

function fives(cards: readonly Card[], game: Game): Card[][] {
  if (game !== 'omaha') return choose(cards, 5)
  const boards = choose(cards.slice(4), 3)
  return choose(cards.slice(0, 4), 2).flatMap(own => boards.map(board => [...own, ...board]))
}

function check(cards: readonly Card[], game: Game): void {
  const [least, most] = game === 'omaha' ? [7, 9] : [5, 7]
  if (cards.length < least || cards.length > most) {
    throw new RangeError(`A hand of ${game} has ${least} to ${most} cards, this one ${cards.length}`)
  }
  if (new Set(cards.map(({ rank, suit }) => `${rank}${suit}`)).size !== cards.length) {
    throw new RangeError('A card is there twice')
  }
  const lowest = game === 'short-deck' ? 6 : 2
  const strange = cards.find(({ rank }) => rank < lowest || rank > 14)
  if (strange) throw new RangeError(`There is no ${strange.rank} in the deck of ${game}`)
}
