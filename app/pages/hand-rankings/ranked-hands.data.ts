import type { PageWords } from '../../../content/content.ts'
import type { HandCategory } from '../../domain/poker/hand-score.ts'

type Words = PageWords<'hand-rankings'>

type RankedHand = {
  category: HandCategory
  words: keyof Words['ladder']['hands']
  /** The cards that make the hand, then those that only decide between equal ones. */
  cards: string
  counted: 1 | 2 | 3 | 4 | 5
}

/** The ten hands, the best first, each with five cards that show it. */
export const rankedHands: readonly RankedHand[] = [
  { category: 'royal-flush', words: 'royalFlush', cards: 'As Ks Qs Js 10s', counted: 5 },
  { category: 'straight-flush', words: 'straightFlush', cards: '9h 8h 7h 6h 5h', counted: 5 },
  { category: 'four-of-a-kind', words: 'fourOfAKind', cards: 'Qs Qh Qd Qc 7s', counted: 4 },
  { category: 'full-house', words: 'fullHouse', cards: 'Kc Kd Kh 8s 8d', counted: 5 },
  { category: 'flush', words: 'flush', cards: 'Ac Jc 9c 6c 3c', counted: 5 },
  { category: 'straight', words: 'straight', cards: '10d 9s 8h 7c 6d', counted: 5 },
  { category: 'three-of-a-kind', words: 'threeOfAKind', cards: '7s 7h 7c Kd 2s', counted: 3 },
  { category: 'two-pair', words: 'twoPair', cards: 'Jh Js 4d 4c As', counted: 4 },
  { category: 'pair', words: 'pair', cards: '10h 10c Kd 8s 3h', counted: 2 },
  { category: 'high-card', words: 'highCard', cards: 'Ah Qd 9s 7c 4d', counted: 1 }
]

type Contest = { words: keyof Words['contests']['items']; board: string; first: string; second: string }

/** Two hands on one board, for the tie-break. Who wins is said by the rules, not here. */
export const contests: readonly Contest[] = [
  { words: 'kicker', board: 'Ks 9d 4c 7h 2s', first: 'Kh Qc', second: 'Kd Jd' },
  { words: 'pairs', board: '8c 8d Qs Qh 5d', first: '6s 6h', second: 'Ah 3d' },
  { words: 'board', board: 'As Ks Qd Jc 10h', first: '9s 9h', second: 'Ad 2c' },
  { words: 'suits', board: 'Ah 10h 8h 5c 2d', first: 'Kh 3h', second: 'Qh Jh' }
]
