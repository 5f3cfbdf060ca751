import type { Card, Game } from './card.ts'

const usual = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
  'royal-flush'
] as const

export type HandCategory = (typeof usual)[number]

/** In six-plus a flush beats a full house; all else is as usual. */
const shortDeck: readonly HandCategory[] = [...usual.slice(0, 5), 'full-house', 'flush', ...usual.slice(7)]

/** The kinds of hand of a game, lowest first. */
export const categoriesOf = (game: Game): readonly HandCategory[] => (game === 'short-deck' ? shortDeck : usual)

const full = { usual: 6, shortDeck: 5 } as const
const flush = { usual: 5, shortDeck: 6 } as const

/** The best five of five to seven cards as one number, greater wins. For Omaha give it each five. Written for speed: equities call it millions of times. */
export function scoreBest(cards: readonly Card[], order: 'usual' | 'shortDeck'): number {
  let once = 0
  let twice = 0
  let thrice = 0
  let four = 0
  let spades = 0
  let hearts = 0
  let diamonds = 0
  let clubs = 0
  for (const { rank, suit } of cards) {
    const bit = 1 << rank
    four |= thrice & bit
    thrice |= twice & bit
    twice |= once & bit
    once |= bit
    if (suit === 's') spades |= bit
    else if (suit === 'h') hearts |= bit
    else if (suit === 'd') diamonds |= bit
    else clubs |= bit
  }
  const suited = fiveOrMore(spades) || fiveOrMore(hearts) || fiveOrMore(diamonds) || fiveOrMore(clubs)
  if (suited) {
    const top = straightTop(suited, order)
    if (top) return scored(top === 14 ? 9 : 8, top)
  }
  if (four) return scored(7, highest(four), once & ~bitOf(four), 1)
  let best = 0
  if (suited) best = scored(flush[order], 0, suited, 5)
  const pairs = thrice ? twice & ~bitOf(thrice) : 0
  if (pairs) best = Math.max(best, scored(full[order], (highest(thrice) << 4) | highest(pairs)))
  if (best) return best
  const top = straightTop(once, order)
  if (top) return scored(4, top)
  if (thrice) return scored(3, highest(thrice), once & ~bitOf(thrice), 2)
  if (!twice) return scored(0, 0, once, 5)
  const second = twice & ~bitOf(twice)
  if (!second) return scored(1, highest(twice), once & ~bitOf(twice), 3)
  return scored(2, (highest(twice) << 4) | highest(second), once & ~bitOf(twice) & ~bitOf(second), 1)
}

/** The category of a score, as a place in `categoriesOf`. */
export const categoryIndex = (score: number): number => score >> 20

const highest = (ranks: number): number => 31 - Math.clz32(ranks)
const bitOf = (ranks: number): number => 1 << highest(ranks)

/** The category above all, then the ranks that make it, then the highest others, one after another. */
function scored(category: number, made: number, others = 0, count = 0): number {
  let value = made
  let left = others
  for (let index = 0; index < count; index += 1) {
    value = (value << 4) | highest(left)
    left &= ~bitOf(left)
  }
  return (category << 20) | value
}

/** The highest card of the best straight, 0 without one. The ace also counts below the lowest card of the deck: below the two, or below the six. */
function straightTop(ranks: number, order: 'usual' | 'shortDeck'): number {
  const lowAce = order === 'usual' ? 1 << 1 : 1 << 5
  const all = ranks & (1 << 14) ? ranks | lowAce : ranks
  const run = all & (all << 1) & (all << 2) & (all << 3) & (all << 4)
  return run ? highest(run) : 0
}

function fiveOrMore(ranks: number): number {
  let left = ranks
  for (let index = 0; index < 4; index += 1) left &= left - 1
  return left ? ranks : 0
}
