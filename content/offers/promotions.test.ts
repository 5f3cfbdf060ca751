import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loyaltyMonth, worthOfHundred } from '../../app/domain/offers/loyalty-month.ts'
import { rakebackByStakes, rakeReturned } from '../../app/domain/offers/rake-returned.ts'
import { rakeForBonus, releasedBonus } from '../../app/domain/offers/released-bonus.ts'
import { royalEvenings } from '../../app/domain/offers/royal-evenings.ts'
import { content } from '../../tests/fixtures/content.ts'
import { amountsOf, valueOf } from '../../tests/fixtures/figure-values.ts'
import { inMonthOfFigures } from '../../tests/fixtures/month-of-figures.ts'

const { promotions, figures, stakes } = content
const { loyalty, welcome, jackpot } = promotions
const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)

it('the tickets of the welcome offer come to what its title says', () => {
  expect(sum(welcome.tickets)).toBe(valueOf('welcomeRewards'))
  expect([welcome.part, welcome.partPoints]).toEqual([valueOf('welcomePart'), valueOf('welcomePartPoints')])
})

it('the tickets of Great Britain are the same, in pounds at the rate that the pages name', () => {
  expect(sum(welcome.tickets) * Number(valueOf('poundsForDollar'))).toBeCloseTo(Number(valueOf('welcomeRewardsGb')), 9)
})

it('the worked example of the release: what is released and what is lost are the bonus', () => {
  const example = releasedBonus({ welcome, loyalty, matchPercent: 100, matchMaximum: 600, days: 90 })
  expect(example).toEqual({
    deposit: 200,
    points: 3200,
    bonus: 200,
    parts: 6,
    released: 60,
    lost: 140,
    feesForAll: 1000,
    days: 90,
    steps: [15, 29, 43, 57, 71, 85].map((day, index) => ({ day, value: 10 * (index + 1) }))
  })
})

it.each<[rule: string, deposit: number, points: number, bonus: number, released: number]>([
  ['a 100% match up to $600', 1000, 0, 600, 0],
  ['no more is released than the bonus', 50, 100_000, 50, 50],
  ['a part is whole or not at all', 200, 499, 200, 0]
])('%s', (_rule, deposit, points, bonus, released) => {
  const example = { ...welcome, example: { deposit, points } }
  expect(releasedBonus({ welcome: example, loyalty, matchPercent: 100, matchMaximum: 600, days: 90 })).toMatchObject({
    bonus,
    released,
    lost: bonus - released
  })
})

it('"no tier makes playing pay": what comes back is always less than what was paid', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1_000_000, noNaN: true }), fees => {
      const { lines, back } = loyaltyMonth(loyalty, fees)
      return back < fees && Math.abs(sum(lines.map(({ paid }) => paid)) - fees) < 1e-6
    })
  )
})

it('the month of the example, tier by tier', () => {
  const { lines, back } = loyaltyMonth(loyalty, 120)
  expect([lines.map(line => [line.paid, line.back]), back]).toEqual([
    [
      [40, 2],
      [80, 8]
    ],
    10
  ])
})

describe('S2-88 what comes back of the rake, in all ways together', () => {
  const ways = rakeReturned({ ...promotions, cashback: Number(valueOf('streamerCashback')) })

  it.each(['offStream', 'onStream'] as const)('%s: something comes back, and never more than all of it', play => {
    const returned = sum(ways.map(way => way[play]))
    expect(returned).toBeGreaterThan(0)
    expect(returned).toBeLessThanOrEqual(100)
  })
  it('each way counts either play on stream or play off stream, and none is there twice', () => {
    for (const { offStream, onStream } of ways) expect([offStream, onStream].filter(Boolean)).toHaveLength(1)
    expect(new Set(ways.map(({ way }) => way)).size).toBe(ways.length)
  })
  it('the shares are those of tiers, of the release and of the cashback', () => {
    expect(ways).toEqual([
      { way: 'loyalty', offStream: 20, onStream: 0 },
      { way: 'double-points', offStream: 20, onStream: 0 },
      { way: 'welcome-bonus', offStream: 20, onStream: 0 },
      { way: 'streamer-cashback', offStream: 0, onStream: 100 }
    ])
  })
})

it('a month at each of the stakes: rake from the pots won, rakeback from the tiers', () => {
  const months = rakebackByStakes(loyalty, stakes.holdem, content.gameExamples.session)
  expect(months.map(({ rake, back }) => [rake, back])).toEqual([
    [60, 4],
    [300, 28],
    [600, 73],
    [1200, 163],
    [2400, 388]
  ])
  expect(loyalty.byStakes.hands).toBe(valueOf('rakebackHands'))
})

it('a month at $ tables of an account in pounds: its tiers are in pounds, and so is the rake that they take', () => {
  const rate = figures.poundsForDollar
  expect(rate).toMatchObject({ kind: 'money', currency: 'GBP' })
  const months = rakebackByStakes(
    loyalty,
    stakes.holdem,
    content.gameExamples.session,
    Number(valueOf('poundsForDollar'))
  )
  expect(months.map(({ rake, converted, back }) => [rake, converted, back])).toEqual([
    [60, 48, 2.8],
    [300, 240, 22],
    [600, 480, 55],
    [1200, 960, 127],
    [2400, 1920, 292]
  ])
})

it('the rake that a whole welcome bonus takes is that of its parts', () => {
  expect(valueOf('welcomePartFees')).toBe(welcome.partPoints / loyalty.pointsPerUnit)
  const rules = { welcome, loyalty, matchPercent: 100, matchMaximum: 600, days: 90 }
  expect([200, 600, 1000].map(deposit => rakeForBonus(rules, deposit))).toEqual([
    { bonus: 200, rake: 1000, weekly: 77.78 },
    { bonus: 600, rake: 3000, weekly: 233.33 },
    { bonus: 600, rake: 3000, weekly: 233.33 }
  ])
  expect(valueOf('welcomeTickets')).toBe(welcome.tickets.length)
})

it('the shares of the words are those of the tiers', () => {
  expect([loyalty.tiers[0]?.back, loyalty.tiers.at(-1)?.back]).toEqual([
    valueOf('loyaltyLowest'),
    valueOf('loyaltyHighest')
  ])
  expect(loyalty.pointsPerUnit).toBe(valueOf('loyaltyPointsPerUnit'))
  expect(loyalty.tiers.map(tier => worthOfHundred(loyalty, tier))).toEqual([0.5, 1, 1.5, 2])
})

it('the jackpot of the words is that of the data', () => {
  expect([jackpot.pool, jackpot.fromPot, jackpot.contribution]).toEqual(
    ['jackpotPool', 'jackpotFromPot', 'jackpotContribution'].map(amountsOf)
  )
  expect(jackpot.royal.percent).toBe(valueOf('royalShare'))
})

const choose = (n: number, k: number): number => (k === 0 ? 1 : (n / k) * choose(n - 1, k - 1))

it('a royal flush made with both one’s own cards: one hand of so many, and how long that takes', () => {
  const ownCards = (4 * choose(5, 2)) / choose(52, 2)
  const board = choose(47, 2) / choose(50, 5)
  const hands = 1 / (ownCards * board)
  expect(Math.round(hands)).toBe(valueOf('royalOdds'))
  expect(Math.round(hands / Number(valueOf('royalEveningHands')) / 7)).toBe(valueOf('royalOddsTable'))
})

it('the drawing of a royal flush is in proportion: its dots hold as many hands as the odds say, and last as long', () => {
  const { odds, dots } = royalEvenings(figures)
  const hands = Number(valueOf('royalEveningHands'))
  expect(Math.abs(dots * hands - odds)).toBeLessThanOrEqual(hands / 2)
  expect(Math.round(dots / 7)).toBe(valueOf('royalOddsTable'))
})

describe('the month', () => {
  const { shares } = promotions.month
  const [year = 0, month = 0] = inMonthOfFigures('').split('-').map(Number)
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()

  it.each(promotions.currencies)('what families give comes to the figure of the month, in %s', currency => {
    expect(sum(shares.map(({ total }) => total[currency] ?? 0))).toBe(amountsOf('monthlyGiveaways')[currency])
  })
  it.each(promotions.currencies)('leaderboards give every day of it what their offers say, in %s', currency => {
    const daily = sum(
      ['holdem', 'omaha', 'shortDeck', 'spinGold'].map(name => amountsOf(`${name}LeaderboardDaily`)[currency] ?? 0)
    )
    const boards = shares.find(({ kind }) => kind === 'daily-leaderboard')
    expect(boards?.total[currency]).toBe(daily * days)
  })
})
