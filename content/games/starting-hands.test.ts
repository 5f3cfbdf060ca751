import { expect, it } from 'vitest'
import { type Card, cardName, deckOf, suits } from '../../app/domain/poker/card.ts'
import { choose } from '../../app/domain/poker/hand-rank.ts'
import { scoreBest } from '../../app/domain/poker/hand-score.ts'
import { pushChart, startingHandChart } from '../../app/domain/poker/starting-hands.ts'
import { drawBoard, randomFrom } from '../../app/features/equity-calculator/equity.ts'
import { content } from '../../tests/fixtures/content.ts'
import { countMatchups, solvePushes } from '../../tests/fixtures/push-or-fold.ts'
import { countBoard, countStartingHands } from '../../tests/fixtures/starting-hands-counted.ts'

const { equities, bands, pushes = [] } = content.startingHands
const draws = 6000

/** How often a hand wins against a random one on a random board, in hundredths. */
function drawn(own: readonly Card[]): number {
  const known = new Set(own.map(cardName))
  const rest = deckOf('holdem').filter(card => !known.has(cardName(card)))
  const random = randomFrom(own.map(cardName).join())
  let won = 0
  for (let count = 0; count < draws; count += 1) {
    const cards = drawBoard(rest, 7, random)
    const [mine, theirs] = [scoreBest([...own, ...cards.slice(2)], 'usual'), scoreBest([...cards], 'usual')]
    won += mine > theirs ? 1 : mine === theirs ? 0.5 : 0
  }
  return (won / draws) * 100
}

it('S2-91 every starting hand has the equity that the calculator draws, within three hundredths', () => {
  const far = equities.flatMap((row, first) =>
    row.map((equity, second) => {
      const suited = second > first
      const own: Card[] = [
        { rank: 14 - first, suit: 's' },
        { rank: 14 - second, suit: suited ? 's' : 'h' }
      ]
      return { at: `${first} ${second}`, off: Math.abs(drawn(own) - equity) }
    })
  )
  expect(far.filter(({ off }) => off > 3)).toEqual([])
})

it.each([
  ['AA', 85.2, 85, 0],
  ['QTs', 59.47, 59, 1],
  ['AQo', 64.43, 64, 0],
  ['85o', 41.43, 41, 3],
  ['96s', 47.43, 47, 3],
  ['63s', 39.53, 39, 3],
  ['T4o', 43.5, 43, 3],
  ['32o', 32.3, 32, 3]
])(
  'S2-91 %s has the equity that others have counted, %d, and is shown as %d in band %d',
  (name, exact, shown, band) => {
    const chart = startingHandChart(equities, bands).flat()
    const at = chart.findIndex(hand => hand.name === name)
    expect([equities.flat()[at], chart[at]?.equity, chart[at]?.band]).toEqual([exact, shown, band])
  }
)

it.each([
  [0, 14.2],
  [3, 50.7]
])('S2-91 band %d is its share of all deals, by exact equity: %d', (band, percent) => {
  const dealt = startingHandChart(equities, bands).flat()
  const ways = dealt.reduce((sum, hand) => sum + (hand.band === band ? hand.combos : 0), 0)
  expect(Math.round((ways / 1326) * 1000) / 10).toBe(percent)
})

it('S2-91 all hands together win half', () => {
  const chart = startingHandChart(equities, bands).flat()
  const won = chart.reduce((sum, { combos }, at) => sum + combos * (equities.flat()[at] ?? 0), 0)
  expect(Math.abs(won / 1326 - 50)).toBeLessThan(0.001)
})

it('one board is counted as hand by hand', () => {
  // The ace and king of spades, the queen of hearts, and the two and seven of diamonds.
  const board: Card[] = [
    { rank: 14, suit: 's' },
    { rank: 13, suit: 's' },
    { rank: 12, suit: 'h' },
    { rank: 2, suit: 'd' },
    { rank: 7, suit: 'd' }
  ]
  const key = suits.reduce(
    (sum, suit) =>
      sum * 8192 + board.reduce((ranks, card) => ranks + (card.suit === suit ? 2 ** (card.rank - 2) : 0), 0),
    0
  )
  const halves = new Float64Array(169)
  countBoard(key, 1, halves)
  const names = new Set(board.map(cardName))
  const rest = deckOf('holdem').filter(card => !names.has(cardName(card)))
  const aces = choose(
    rest.filter(({ rank }) => rank === 14),
    2
  )
  const expected = aces.flatMap(own => {
    const mine = scoreBest([...board, ...own], 'usual')
    return choose(
      rest.filter(card => !own.includes(card)),
      2
    ).map(other => {
      const theirs = scoreBest([...board, ...other], 'usual')
      return mine > theirs ? 2 : mine === theirs ? 1 : 0
    })
  })
  expect(halves[0]).toBe(expected.reduce<number>((sum, value) => sum + value, 0))
})

// Half a minute of one core: at night, and after a change of the numbers.
if (process.env.COUNT_STARTING_HANDS)
  it('S2-91 every equity is the exact one, rounded once', () => {
    expect(equities).toEqual(countStartingHands().map(row => row.map(equity => Math.round(equity * 100) / 100)))
  }, 600_000)

it('S2-91 the words of the chart name the bands that it draws', () => {
  const { startHandsTop, startHandsHigh, startHandsEven } = content.figures
  expect([startHandsTop, startHandsHigh, startHandsEven]).toMatchObject(bands.map(value => ({ value })))
})

it.each([
  ['K2o', 'Q7o', 'J8o', 'T8o', '97o', '87o', '76o', 'Q2s', 'J3s', 'T4s', '95s', '84s', '74s', '64s', '53s'].join(' '),
  ['Q6o', 'J7o', 'T7o', '96o', '86o', '65o', '54o', 'J2s', 'T3s', '94s', '83s', '73s', '63s', '42s', '32s'].join(' ')
])(
  'S2-91 the small blind goes all in with what the published table for two players has at ten big blinds: %s',
  names => {
    const chart = pushChart(pushes).flat()
    const seats = names.split(' ').map(name => chart.find(hand => hand.name === name)?.seat)
    expect(new Set(seats)).toEqual(new Set([names.startsWith('K2o') ? 'small-blind' : null]))
  }
)

it.each([
  ['under-the-gun', 16],
  ['small-blind', 58.1]
])('S2-91 up to the seat %s so many of all deals go all in: %d', (last, percent) => {
  const seats = ['under-the-gun', 'hijack', 'cutoff', 'button', 'small-blind']
  const some = seats.slice(0, seats.indexOf(last) + 1)
  const ways = pushChart(pushes)
    .flat()
    .reduce((sum, { seat, combos }) => sum + (seat && some.includes(seat) ? combos : 0), 0)
  expect(Math.round((ways / 1326) * 1000) / 10).toBe(percent)
})

// A quarter of an hour of one core.
if (process.env.SOLVE_PUSHES)
  it('S2-91 every seat is the one that the balance of the game has', () => {
    const letters = ['-', 'S', 'B', 'C', 'H', 'U']
    expect(solvePushes(countMatchups())).toEqual(
      pushes.flatMap(row => Array.from(row, letter => letters.indexOf(letter)))
    )
  }, 7_200_000)
