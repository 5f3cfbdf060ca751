import { describe, expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { siteIds } from '../../domain/sites/site-id.ts'
import { calendar, startsOf } from './calendar.ts'
import { examplePayouts, resultSums } from './example-payouts.ts'
import { poolOf } from './structure-rows.ts'

const { structures, results } = content
const usd = (amount: number) => ({ amount, currency: 'USD' })
const sunday = { structure: 'sunday', buyIn: usd(215), guarantee: usd(1_000_000) }

it.each<[rule: string, entries: number, guarantee: number, sums: { pool: number; first: number }]>([
  ['the example itself', 5400, 1_000_000, { pool: 1_080_000, first: 162_000 }],
  ['a guarantee that is not reached is paid all the same', 4400, 1_000_000, { pool: 1_000_000, first: 150_000 }]
])('%s', (_rule, entries, guarantee, sums) => {
  expect(resultSums({ ...sunday, guarantee: usd(guarantee) }, entries, structures)).toEqual(sums)
})

describe('the sums of an example are shown where they are the tournament’s own', () => {
  it.each<[rule: string, change: Partial<typeof sunday>, isOwn: boolean]>([
    ['its buy-in, and a guarantee that its pool reaches', {}, true],
    ['another buy-in', { buyIn: usd(320) }, false],
    ['a guarantee above its pool', { guarantee: usd(1_500_000) }, false]
  ])('%s', (_rule, change, isOwn) => {
    expect(examplePayouts({ ...sunday, ...change }, structures)?.isOwn).toBe(isOwn)
  })

  it.each<[rule: string, change: Parameters<typeof examplePayouts>[0]]>([
    ['seats', { ...sunday, seats: { count: 20, into: 'sunday-major' } }],
    ['bounties', { ...sunday, type: 'bounty' }]
  ])('no places and shares are shown where %s take a part of the pool', (_rule, asked) => {
    expect(examplePayouts(asked, structures)).toBeNull()
  })

  it.each(siteIds)('words H3 %s: no sheet has a pool, fees or prizes that are another tournament’s', siteId => {
    const shown = calendar(content, siteId).flatMap(event => {
      const example = examplePayouts(event, structures)
      return example ? [{ ...event, ...example }] : []
    })
    const own = shown.filter(({ isOwn }) => isOwn)
    expect(own.map(({ id }) => id)).toEqual(expect.arrayContaining(['sunday-major', 'midweek-hover']))
    for (const { id, buyIn, guarantee, payouts } of own) {
      expect([id, payouts.stake + payouts.fee, payouts.currency]).toEqual([id, buyIn.amount, buyIn.currency])
      expect(poolOf(payouts).pool, id).toBeGreaterThanOrEqual(guarantee?.amount ?? 0)
    }
  })

  it('words H3 the page of a series shows the sums of its own tournament', () => {
    const pages = content.series.flatMap(({ structure, weekly }) =>
      content.featuredTournaments.filter(({ id }) => id === weekly).map(event => ({ ...event, structure }))
    )
    expect(pages).toHaveLength(1)
    for (const { structure, ...event } of pages)
      expect(examplePayouts({ ...event, structure: structure ?? '' }, structures)?.isOwn).toBe(true)
  })
})

describe.each(results)('S5-38 $tournament of $day', result => {
  const found = calendar(content, 'global').find(({ id }) => id === result.tournament)

  it('was played: it started on that day, by a structure with prizes', () => {
    const day = new Date(`${result.day}T00:00:00Z`)
    expect(found && startsOf(found, day, new Date(day.getTime() + 86_400_000))).toHaveLength(1)
  })
  it('words L2, L3 its first prize is a share of such a field, and its entries pay for the guarantee, or nearly', () => {
    const { guarantee } = found ?? {}
    const sums = found && guarantee && resultSums({ ...found, guarantee }, result.entries, structures)
    const share = (sums?.first ?? 0) / (sums?.pool ?? 1)
    expect(share).toBeGreaterThan(0.12)
    expect(share).toBeLessThanOrEqual(result.entries > 1000 ? 0.16 : 0.23)
    expect(result.entries * (found?.buyIn.amount ?? 0)).toBeGreaterThan(guarantee?.amount ?? 0)
  })
})
