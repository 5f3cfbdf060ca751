import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardName, deckOf, readCards } from '../../domain/poker/card.ts'
import { rankHand } from '../../domain/poker/hand-rank.ts'
import { boardsDrawn, boardsFrom, type Deal, equityOf, startCount } from './equity.ts'
import { writeCards } from './read-deal.ts'

const deal = (hands: string[], board = ''): Deal => ({ hands: hands.map(readCards), board: readCards(board) })
const percent = (value: number) => Math.round(value * 1000) / 10

it.each<[rule: string, hands: string[], board: string, boards: number, equities: number[]]>([
  ['on the river there is one board', ['As Ks', 'Qh Qd'], '2c 3d 9s Jh Ah', 1, [100, 0]],
  ['on the river an equal hand shares', ['As Kd', 'Ah Kc'], '2c 3d 9s Jh 4h', 1, [50, 50]],
  ['the turn leaves 44 cards: a flush draw has nine of them', ['As Ks', 'Qh Qd'], '2s 7s 9d 10c', 44, [34.1, 65.9]],
  ['the flop leaves 990 pairs of cards', ['As Ks', 'Qh Qd'], '10s 7d 4s', 990, [54.4, 45.6]],
  ['three hands, 903 pairs', ['As Ks', 'Qh Qd', 'Jc 10c'], 'Qs 9c 2d', 903, [4, 71.1, 24.9]]
])('exact on the flop and later: %s', (_rule, hands, board, boards, equities) => {
  const equity = equityOf(deal(hands, board))
  expect([equity.boards, equity.isExact, equity.error]).toEqual([boards, true, 0])
  expect(equity.shares.map(share => percent(share.equity))).toEqual(equities)
})

describe('before the flop', () => {
  it.each<[rule: string, hands: string[], known: number]>([
    ['two aces against two kings', ['As Ah', 'Kd Kc'], 0.8126],
    ['ace-king suited against two queens', ['As Ks', 'Qh Qd'], 0.4605],
    ['the same hand in other suits', ['As Kd', 'Ah Kc'], 0.5]
  ])('seeded drawing with its stated error: %s', (_rule, hands, known) => {
    const equity = equityOf(deal(hands))
    expect([equity.boards, equity.isExact]).toEqual([boardsDrawn, false])
    expect(equity.error).toBeLessThan(0.005)
    expect(Math.abs((equity.shares[0]?.equity ?? 0) - known)).toBeLessThan(2 * equity.error)
  })

  it('the same cards give the same answer', () => {
    expect(equityOf(deal(['As Ks', 'Qh Qd']))).toEqual(equityOf(deal(['As Ks', 'Qh Qd'])))
  })

  it('counting in steps comes to every board, and to the known equity', () => {
    const count = startCount(deal(['As Ah', 'Kd Kc']))
    let steps = 0
    while (!count.step(100_000)) steps += 1
    const { boards, shares, isExact } = count.result()
    expect([boards, isExact, steps]).toEqual([1_712_304, true, 17])
    expect(shares[0]?.equity).toBeCloseTo(0.8126, 4)
  })
})

it('counted as the ranking of hands says, turn by turn', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(deckOf('holdem'), { minLength: 8, maxLength: 8 }), cards => {
      const [hero, villain, board] = [cards.slice(0, 2), cards.slice(2, 4), cards.slice(4)]
      const known = new Set(cards.map(cardName))
      const rivers = deckOf('holdem').filter(card => !known.has(cardName(card)))
      const won = rivers.map(river => {
        const [mine, theirs] = [hero, villain].map(hand => rankHand([...hand, ...board, river], 'holdem').score)
        return mine === theirs ? 0.5 : Number((mine ?? 0) > (theirs ?? 0))
      })
      const { shares, boards } = equityOf({ hands: [hero, villain], board })
      expect(boards).toBe(44)
      expect(shares[0]?.equity).toBeCloseTo(won.reduce((sum, part) => sum + part, 0) / 44, 9)
    }),
    { numRuns: 25 }
  )
})

it('parts of the pot sum to one, and winning and sharing to no more than what is shared out', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 4 }),
      fc.constantFrom(3, 4, 5),
      fc.shuffledSubarray(deckOf('holdem'), { minLength: 13, maxLength: 13 }),
      (players, onBoard, cards) => {
        const hands = Array.from({ length: players }, (_, index) => cards.slice(index * 2, index * 2 + 2))
        const { shares } = equityOf({ hands, board: cards.slice(8, 8 + onBoard) })
        expect(shares.reduce((sum, { equity }) => sum + equity, 0)).toBeCloseTo(1, 9)
        for (const { win, tie, equity } of shares) {
          expect(equity).toBeGreaterThanOrEqual(win)
          expect(equity).toBeLessThanOrEqual(win + tie / 2 + 1e-9)
        }
      }
    ),
    { numRuns: 40 }
  )
})

it.each([
  [5, 0, 1],
  [6, 2, 15]
])('%i cards, %i taken: %i ways, each once', (size, take, ways) => {
  const seen = new Set<string>()
  for (const board of boardsFrom(deckOf('holdem').slice(0, size), take)) seen.add(writeCards(board))
  expect(seen.size).toBe(ways)
})
