import { describe, expect, it } from 'vitest'
import { boardPlaces } from '../../app/domain/offers/board-places.ts'
import { examplePoints, prizeTable } from '../../app/domain/offers/prize-table.ts'
import { content } from '../../tests/fixtures/content.ts'
import { amountsOf, valueOf } from '../../tests/fixtures/figure-values.ts'

const { promotions, stakes, spinGold } = content
const { leaderboards } = promotions
const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)

const boards = [
  ['holdem', 'holdem'],
  ['omaha', 'omaha'],
  ['short-deck', 'shortDeck'],
  ['spin-gold', 'spinGold']
] as const

const tablesOf = (game: (typeof boards)[number][0]) =>
  game === 'spin-gold'
    ? spinGold.tables.flatMap(table => table.stakes.map(buyIn => [buyIn]))
    : stakes[game].levels.map(({ forced: [first, second] }) => (game === 'short-deck' ? [first] : [first, second]))

describe.each(boards)('%s', (game, name) => {
  const board = leaderboards[game]
  const table = prizeTable(promotions, board, 'USD')

  it('its levels are all tables that the game has, each in one of them, as the page of the game lists them', () => {
    const tables = tablesOf(game).map(table => table.join('/'))
    const ends = board.levels.map(({ stakes: [from, to] }) => [from, to].map(table => tables.indexOf(table.join('/'))))
    expect(ends.flat(), tables.join(' ')).not.toContain(-1)
    expect(ends[0]?.[0]).toBe(0)
    expect(ends.at(-1)?.[1]).toBe(tables.length - 1)
    for (const [index, [from]] of ends.slice(1).entries()) expect(from).toBe((ends[index]?.[1] ?? 0) + 1)
  })

  it.each(promotions.currencies)('the prizes of all levels come to the daily figure of the offer, in %s', currency => {
    const places = prizeTable(promotions, board, currency)
    const paid = sum(places.flatMap(({ from, to, amounts }) => amounts.map(amount => amount * (to - from + 1))))
    expect(paid).toBe(amountsOf(`${name}LeaderboardDaily`)[currency])
  })
  it.each(promotions.currencies)('prizes are whole amounts and fall from place to place, in %s', currency => {
    const places = prizeTable(promotions, board, currency)
    expect(places.every(({ amounts }) => amounts.every(Number.isInteger))).toBe(true)
    for (const level of board.levels.keys()) {
      const falling = places.map(({ amounts }) => amounts[level] ?? 0)
      expect(falling).toEqual(falling.toSorted((a, b) => b - a))
    }
  })
  it('the sample day has ten players in their places, and none is counted past the cap', () => {
    expect(board.board.map(({ player }) => player)).toEqual(boardPlaces(board).map(({ name: player }) => player))
    expect(board.board).toHaveLength(10)
    for (const { counts } of board.board) {
      expect(counts).toHaveLength(board.points.length)
      expect(counts[0]).toBeLessThanOrEqual(board.maxCounted)
    }
  })
  it('the last paid place is that of the terms', () => {
    expect(table.at(-1)?.to).toBe(valueOf('leaderboardPaidPlaces'))
  })
  it('the cap of the words is that of the data, and the example keeps below it', () => {
    expect(board.maxCounted).toBe(valueOf(`${name}Most`))
    expect(board.points[0]?.example).toBeLessThan(board.maxCounted)
  })
  it('the worked day adds up', () => {
    const { earned, total } = examplePoints(board)
    expect(total).toBe(sum(earned))
  })
})

it('"about six hours at two tables": the cap of hold’em, where 53 of a hundred hands are raked', () => {
  const dealt = leaderboards.holdem.maxCounted / 0.53
  expect(Math.round(dealt / (2 * Number(valueOf('roomHands'))))).toBe(6)
})

it.each(['holdem', 'omaha'] as const)(
  '%s: a table has the name that its stakes have on the page of cash games',
  game => {
    const { levels } = stakes[game]
    const ends = leaderboards[game].levels.map(({ stakes: [from, to] }) =>
      [from, to].map(table => levels.find(({ forced }) => forced.join() === table.join())?.band)
    )
    expect(ends).toEqual([
      ['micro', 'low'],
      ['medium', 'medium'],
      ['high', 'high']
    ])
  }
)
