import type { HandCategory } from '../../domain/poker/hand-score.ts'

export const handNames = {
  'high-card': 'poker-cards.high-card',
  pair: 'poker-cards.pair',
  'two-pair': 'poker-cards.two-pair',
  'three-of-a-kind': 'poker-cards.three-of-a-kind',
  straight: 'poker-cards.straight',
  flush: 'poker-cards.flush',
  'full-house': 'poker-cards.full-house',
  'four-of-a-kind': 'poker-cards.four-of-a-kind',
  'straight-flush': 'poker-cards.straight-flush',
  'royal-flush': 'poker-cards.royal-flush'
} as const satisfies Record<HandCategory, string>
