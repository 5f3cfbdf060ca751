import * as v from 'valibot'
import { expect, it } from 'vitest'
import { type Card, cardName, deckOf, readCards } from '../../app/domain/poker/card.ts'
import { choose, rankHand } from '../../app/domain/poker/hand-rank.ts'
import { categoriesOf } from '../../app/domain/poker/hand-score.ts'
import { sidePots } from '../../app/domain/poker/side-pots.ts'
import { averageMultiplier, gamesToOne, spinFee } from '../../app/domain/poker/spin-table.ts'
import { content } from '../../tests/fixtures/content.ts'
import { gameGuides as gameGuidesSchema, spinGold as spinGoldSchema } from './games.schema.ts'

const { spinGold, figures, gameExamples, gameGuides, stakes } = content
const figure = (name: string) => figures[name]

it('S9-11 "Spin & Gold stakes $0.25 to $200, up to 200,000x": the tables begin, end and pay there', () => {
  const buyIns = spinGold.tables.flatMap(table => table.stakes)
  const multipliers = spinGold.tables.flatMap(({ rows }) => rows.map(({ multiplier }) => multiplier))
  expect([Math.min(...buyIns), Math.max(...buyIns), Math.max(...multipliers)]).toEqual([0.25, 200, 200_000])
  expect([figure('spinGoldStakeMinimum'), figure('spinGoldStakeMaximum'), figure('spinGoldMultiplier')]).toMatchObject([
    { amount: 0.25 },
    { amount: 200 },
    { value: 200_000 }
  ])
})

it.each(spinGold.tables.map(table => [table.id, table] as const))(
  'the chances of the table %s sum to 1, and its fee is what the words say',
  (id, table) => {
    expect(table.rows.reduce((sum, { ways }) => sum + ways / table.ofWays, 0)).toBeCloseTo(1, 12)
    const fee = Math.round(spinFee(table) * 1e6) / 1e4
    expect(fee).toBe({ low: 7, high: 5 }[id])
    expect(averageMultiplier(table)).toBeCloseTo({ low: 2.79, high: 2.85 }[id] ?? 0, 10)
  }
)

it('how rare a row is, in games', () => {
  const [table] = spinGold.tables
  expect(table?.rows.map(row => gamesToOne(row, table))).toEqual([
    10_000_000, 500_000, 50_000, 2500, 167, 50, 17, 20, 12, 1.3
  ])
})

type Flop = readonly { rank: number; suit: string }[]
const suitsOf = (flop: Flop) => new Set(flop.map(({ suit }) => suit)).size
const ranksOf = (flop: Flop) => new Set(flop.map(({ rank }) => rank)).size
const wins: Record<string, (flop: Flop) => boolean> = {
  'red-majority': flop => flop.filter(({ suit }) => suit === 'h' || suit === 'd').length >= 2,
  'three-suits': flop => suitsOf(flop) === 3,
  'a-pair': flop => ranksOf(flop) === 2,
  'one-suit': flop => suitsOf(flop) === 1,
  'an-ace': flop => flop.some(({ rank }) => rank === 14)
}

it.each(gameExamples.propBets)(
  'the bet $id: of all 22,100 flops, as many win it as the page says',
  ({ id, flop, ways }) => {
    const won = wins[id] ?? (() => false)
    const flops = choose(deckOf('holdem'), 3)
    expect(flops).toHaveLength(22_100)
    expect(flops.filter(won)).toHaveLength(ways)
    expect(won(readCards(flop))).toBe(true)
  }
)

it.each([gameExamples.splash, gameExamples.sidePot, gameExamples.rakedPots, gameExamples.session])(
  'what is worked out at a level is worked out at one of the room: $level',
  ({ level }) => {
    expect(stakes.holdem.levels.map(({ forced }) => forced.join())).toContain(level.join())
  }
)

it('the figures that the words use are those of the tables', () => {
  expect(figure('cashRakePercent')).toMatchObject({ value: stakes.holdem.rakePercent })
  expect(figure('cashRakeCapHighest')).toMatchObject({
    amount: Math.max(...Object.values(stakes).flatMap(({ levels }) => levels.map(({ rakeCap }) => rakeCap)))
  })
  const [lowest, highest] = [stakes.holdem.levels[0], stakes.holdem.levels.at(-1)].map(level => level?.forced)
  expect(['cashSmallBlindLowest', 'cashBigBlindLowest'].map(figure)).toMatchObject(
    lowest?.map(amount => ({ amount })) ?? []
  )
  expect(['cashSmallBlindHighest', 'cashBigBlindHighest'].map(figure)).toMatchObject(
    highest?.map(amount => ({ amount })) ?? []
  )
  expect(figure('cashBuyInLeast')).toMatchObject({ value: stakes.holdem.buyIn.least })
  expect(figure('cashBuyInMost')).toMatchObject({ value: stakes.holdem.buyIn.most })
  expect(figure('shortDeckBuyInLeast')).toMatchObject({ value: stakes['short-deck'].buyIn.least })
  expect(figure('shortDeckBuyInMost')).toMatchObject({ value: stakes['short-deck'].buyIn.most })
  expect([figure('spinGoldFeeLow'), figure('spinGoldFeeHigh')]).toMatchObject([{ value: 7 }, { value: 5 }])
})

it.each(gameExamples.hands)('$cards is a $category', ({ category, cards }) => {
  expect(rankHand(readCards(cards), 'holdem').category).toBe(category)
})

it('every kind of hand is drawn once, highest first', () => {
  expect(gameExamples.hands.map(({ category }) => category)).toEqual([...categoriesOf('holdem')].reverse())
})

it('the first hand shows what its cards make', () => {
  const cards = gameExamples.firstHand.map(one => one.cards)
  const { five, category } = rankHand(readCards(cards.slice(0, -1).join(' ')), 'holdem')
  const names = (list: readonly Card[]) => list.map(cardName).sort()
  expect([category, names(five)]).toEqual(['full-house', names(readCards(cards.at(-1) ?? ''))])
  const board = cards.slice(1, -1).join(' ')
  const [ours, theirs] = [cards[0], gameExamples.firstHand.at(-1)?.against].map(
    held => rankHand(readCards(`${held} ${board}`), 'holdem').score
  )
  expect(ours).toBeGreaterThan(theirs ?? 0)
})

it('the example of side pots ends as its words say: the button wins both, the big blind takes back what is left', () => {
  const { putIn, board } = gameExamples.sidePot
  const standing = putIn.flatMap(one => (one.folded ? [] : [one]))
  const { pots, returned } = sidePots(putIn)
  const winners = pots.map(({ seats }) => {
    const ranked = standing
      .filter(({ seat }) => seats.includes(seat))
      .map(({ seat, cards }) => ({ seat, score: rankHand(readCards(`${cards} ${board}`), 'holdem').score }))
    return ranked.sort((a, b) => b.score - a.score)[0]?.seat
  })
  expect([pots.map(({ amount }) => amount), winners, returned]).toEqual([
    [63, 60],
    ['button', 'button'],
    { seat: 'big-blind', amount: 30 }
  ])
})

it('"well over a thousand years" at small tables, "a hundred" at large: twenty games a day to the highest pool', () => {
  const years = spinGold.tables.map(table => (table.rows[0] ? gamesToOne(table.rows[0], table) / (20 * 365) : 0))
  expect(years.map(Math.round)).toEqual([1370, 137])
})

it.each<[rule: string, change: (guides: typeof gameGuides) => void, says: RegExp]>([
  [
    'a hand that the rules do not allow is refused, with the reason',
    ({ holdem }) => holdem.hand.streets[0]?.actions.pop(),
    /this hand cannot be played: .*has not answered a bet/
  ],
  [
    'a card that is there twice is refused',
    ({ holdem }) => Object.assign(holdem.hand.cards, { cutoff: 'As Kd' }),
    /cannot be played: As is there twice/
  ]
])('%s', (_rule, change, says) => {
  const guides = structuredClone(gameGuides)
  change(guides)
  const { issues } = v.safeParse(gameGuidesSchema, guides)
  expect(issues?.map(({ message }) => message).join()).toMatch(says)
})

it.each<[rule: string, change: (rows: (typeof spinGold.tables)[0]['rows']) => void, says: RegExp]>([
  ['the chances sum to 1', rows => rows.pop(), /something always comes/],
  ['no more is paid than comes in', rows => Object.assign(rows[9] ?? {}, { multiplier: 20 }), /more would be paid/],
  ['the places share all of the pool', rows => Object.assign(rows[0] ?? {}, { shares: [80] }), /make 100 together/]
])('a table of prizes is refused unless %s', (_rule, change, says) => {
  const changed = structuredClone(spinGold)
  change(changed.tables[0]?.rows ?? [])
  const { issues } = v.safeParse(spinGoldSchema, changed)
  expect(issues?.map(({ message }) => message).join()).toMatch(says)
})
