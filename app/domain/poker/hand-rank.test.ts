import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scoreHand } from '../../../tests/fixtures/score-hand.ts'
import { type Card, cardName, deckOf, type Game, readCards } from './card.ts'
import { choose, rankHand } from './hand-rank.ts'
import { categoriesOf, categoryIndex, type HandCategory } from './hand-score.ts'

it.each<[rule: string, game: Game, cards: string, category: HandCategory, five: string]>([
  ['royal flush', 'holdem', 'As Ks Qs Js 10s 2d 3d', 'royal-flush', 'As Ks Qs Js 10s'],
  ['straight flush, five high', 'holdem', 'As 2s 3s 4s 5s Kd Kh', 'straight-flush', 'As 2s 3s 4s 5s'],
  ['four of a kind, best kicker', 'holdem', '9s 9h 9d 9c 2s Kd Qh', 'four-of-a-kind', '9s 9h 9d 9c Kd'],
  ['full house of two threes', 'holdem', '9s 9h 9d 8c 8s 8d Qh', 'full-house', '9s 9h 9d 8c 8s'],
  ['flush, the highest five', 'holdem', 'As 9s 7s 3s 2s 5s Kd', 'flush', 'As 9s 7s 3s 5s'],
  ['straight to the five', 'holdem', 'As 2d 3s 4h 5s Kd Qh', 'straight', 'As 2d 3s 4h 5s'],
  ['no straight over the ace', 'holdem', 'Qs Kd As 2h 3s 8d 9h', 'high-card', 'Qs Kd As 8d 9h'],
  ['two pair of three', 'holdem', 'Qs Qd 5s 5h 3s 3d 9h', 'two-pair', 'Qs Qd 5s 5h 9h'],
  [
    'exactly two of one’s own: four spades on the board and one in the hand are no flush',
    'omaha',
    'As Kd Qd 2h 9s 8s 4s 3s 7d',
    'high-card',
    'As Kd 9s 8s 7d'
  ],
  [
    'exactly two of one’s own: three aces in the hand count as two',
    'omaha',
    'As Ad Ah Kd 9s 8h 4s 3c 7d',
    'pair',
    'As Ad 9s 8h 7d'
  ],
  ['A-6-7-8-9 is a straight', 'short-deck', 'As 6d 7h 8s 9c Kd Kh', 'straight', 'As 6d 7h 8s 9c'],
  ['A-6-7-8-9 of one suit', 'short-deck', 'Ah 6h 7h 8h 9h Kd Ks', 'straight-flush', 'Ah 6h 7h 8h 9h']
])('%s', (_rule, game, cards, category, five) => {
  const rank = rankHand(readCards(cards), game)
  expect([rank.category, rank.five.map(cardName).join(' ')]).toEqual([category, five])
})

const score = (cards: string, game: Game) => rankHand(readCards(cards), game).score

it.each<[rule: string, game: Game, better: string, worse: string]>([
  ['full house beats flush', 'holdem', 'As Ad Ah Ks Kd', 'As Js 9s 7s 6s'],
  ['six-plus: flush beats full house', 'short-deck', 'As Js 9s 7s 6s', 'Ah Ad Ac Kh Kd'],
  ['six-plus: four of a kind beats flush', 'short-deck', '6s 6d 6h 6c 7d', 'As Ks Js 9s 7s'],
  ['six-plus: straight beats three of a kind', 'short-deck', 'As 6d 7h 8s 9c', 'Ah Ad Ac Kh Qd'],
  ['six-plus: A-6-7-8-9 is the lowest straight', 'short-deck', '6s 7d 8h 9s 10c', 'As 6d 7h 8s 9c'],
  ['A-2-3-4-5 is the lowest straight', 'holdem', '2s 3d 4h 5s 6c', 'As 2d 3h 4s 5c'],
  ['the kicker decides', 'holdem', 'As Ad Kh 3s 2d', 'Ah Ac Qh Js 10d']
])('%s', (_rule, game, better, worse) => {
  expect(score(better, game)).toBeGreaterThan(score(worse, game))
})

it.each<[game: Game, expected: Partial<Record<HandCategory, number>>]>([
  [
    'holdem',
    {
      'royal-flush': 4,
      'straight-flush': 36,
      'four-of-a-kind': 624,
      'full-house': 3744,
      flush: 5108,
      straight: 10_200,
      'three-of-a-kind': 54_912,
      'two-pair': 123_552,
      pair: 1_098_240,
      'high-card': 1_302_540
    }
  ],
  [
    'short-deck',
    {
      'royal-flush': 4,
      'straight-flush': 20,
      'four-of-a-kind': 288,
      flush: 480,
      'full-house': 1728,
      straight: 6120,
      'three-of-a-kind': 16_128,
      'two-pair': 36_288,
      pair: 193_536,
      'high-card': 122_400
    }
  ]
])('counts every five cards of %s as combinatorics does', (game, expected) => {
  const counts = new Map<string, number>()
  const deck = deckOf(game)
  const cards: Card[] = []
  const take = (from: number) => {
    if (cards.length === 5) {
      const name = categoriesOf(game)[categoryIndex(scoreHand(cards, game))] ?? ''
      counts.set(name, (counts.get(name) ?? 0) + 1)
      return
    }
    for (const [index, card] of deck.entries()) {
      if (index < from) continue
      cards.push(card)
      take(index + 1)
      cards.pop()
    }
  }
  take(0)
  expect(Object.fromEntries(counts)).toEqual(expected)
})

const cardsOf = (game: Game, count: number) => fc.shuffledSubarray(deckOf(game), { minLength: count, maxLength: count })

it.each<Game>(['holdem', 'short-deck'])('the best of seven in %s is the best of all its fives, in any order', game => {
  fc.assert(
    fc.property(cardsOf(game, 7), cards => {
      const best = Math.max(...choose(cards, 5).map(five => scoreHand(five, game)))
      expect(scoreHand(cards, game)).toBe(best)
      expect(rankHand([...cards].reverse(), game).score).toBe(best)
    })
  )
})

it('Omaha is never better than all nine cards together, and the order of one’s own cards does not count', () => {
  fc.assert(
    fc.property(cardsOf('omaha', 9), cards => {
      const own = cards.slice(0, 4)
      const board = cards.slice(4)
      const { score: worth, five } = rankHand(cards, 'omaha')
      expect(five.filter(card => own.includes(card))).toHaveLength(2)
      expect(worth).toBe(scoreHand([...own.reverse(), ...board.reverse()], 'omaha'))
      expect(worth).toBeLessThanOrEqual(Math.max(...choose(cards, 7).map(seven => scoreHand(seven, 'holdem'))))
    }),
    { numRuns: 30 }
  )
})

it.each<[game: Game, cards: string, says: RegExp]>([
  ['holdem', 'As Ks', /5 to 7 cards/],
  ['omaha', 'As Ks Qs Js 10s', /7 to 9 cards/],
  ['holdem', 'As As Ks Qs Js', /is there twice/],
  ['short-deck', 'As 2d Ks Qs Js', /no 2 in the deck/]
])('refuses what is no hand of %s: %s', (game, cards, says) => {
  expect(() => rankHand(readCards(cards), game)).toThrow(says)
})

it('reads cards as they are written, and writes them again', () => {
  expect(readCards('AsKdTh').map(cardName).join(' ')).toBe('As Kd 10h')
  expect(() => readCards('As 1x')).toThrow("'1x' is no card")
})
