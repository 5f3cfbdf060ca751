import type { Game } from './card.ts'
import type { HandCategory } from './hand-score.ts'
import { waysToChoose as ways } from './odds.ts'

/** How many of the hands of five cards are of each kind, and how many there are in all, by combinatorics. */
export function handCounts(game: Exclude<Game, 'omaha'>): { all: number; of: Readonly<Record<HandCategory, number>> } {
  const ranks = game === 'short-deck' ? 9 : 13
  const straights = ranks - 3
  const suitings = 4 ** 5 - 4
  return {
    all: ways(ranks * 4, 5),
    of: {
      'royal-flush': 4,
      'straight-flush': 4 * (straights - 1),
      'four-of-a-kind': ranks * (ranks - 1) * 4,
      'full-house': ranks * ways(4, 3) * (ranks - 1) * ways(4, 2),
      flush: 4 * (ways(ranks, 5) - straights),
      straight: straights * suitings,
      'three-of-a-kind': ranks * ways(4, 3) * ways(ranks - 1, 2) * 4 ** 2,
      'two-pair': ways(ranks, 2) * ways(4, 2) ** 2 * (ranks - 2) * 4,
      pair: ranks * ways(4, 2) * ways(ranks - 1, 3) * 4 ** 3,
      'high-card': (ways(ranks, 5) - straights) * suitings
    }
  }
}
