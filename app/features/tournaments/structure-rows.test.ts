import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { clockOf, levelRows, paidPlaces, poolOf } from './structure-rows.ts'

const { structures, featuredTournaments, series, figures } = content
const structureOf = (id: string) => {
  const found = structures.find(structure => structure.id === id)
  if (!found) throw new Error(`No structure is called ${id}`)
  return found
}

it.each<[id: string, level: number, clock: string, bigBlinds: number]>([
  ['evening', 1, '0:00', 100],
  ['evening', 6, '0:50', 33],
  ['evening', 7, '1:05', 25],
  ['sunday', 5, '1:05', 100],
  ['sunday', 14, '3:30', 13],
  ['live-main', 4, '2:15', 75]
])('a break follows after every so many levels: %s, level %i begins at %s', (id, level, clock, bigBlinds) => {
  const row = levelRows(structureOf(id)).find(({ number }) => number === level)
  expect(row && [clockOf(row.startsAtMinute), row.stackInBigBlinds]).toEqual([clock, bigBlinds])
})

it.each(structures.flatMap(({ id, payouts }) => (payouts ? [[id, payouts] as const] : [])))(
  '"payouts sum to the pool": %s',
  (_id, payouts) => {
    const paid = payouts.prizes.reduce((sum, { from, to, amount }) => sum + (to - from + 1) * amount, 0)
    expect(paid).toBe(poolOf(payouts).pool)
    expect(payouts.prizes.at(-1)?.amount).toBeGreaterThan(payouts.stake + payouts.fee)
    expect(paidPlaces(payouts).percent).toBe(15)
  }
)

it('the examples belong to the tournaments that they are examples of', () => {
  const major = featuredTournaments.find(({ id }) => id === 'sunday-major')
  const { payouts, ...structure } = structureOf('sunday')
  expect(payouts && payouts.stake + payouts.fee).toBe(major?.buyIn.amount)
  expect(payouts && poolOf(payouts).pool).toBeGreaterThanOrEqual(major?.guarantee.amount ?? Number.NaN)
  expect(levelRows(structure).some(({ startsAtMinute }) => startsAtMinute === major?.lateRegistrationMinutes)).toBe(
    true
  )
})

it('every series names a structure and a weekly tournament that there are', () => {
  const ids = new Set(structures.map(({ id }) => id))
  const weekly = new Set(featuredTournaments.map(({ id }) => id))
  expect(series.filter(item => item.structure !== null && !ids.has(item.structure))).toEqual([])
  expect(series.filter(item => item.weekly !== undefined && !weekly.has(item.weekly))).toEqual([])
})

it('the figures of the words are those of the data', () => {
  const evening = structureOf('evening')
  const { payouts } = evening
  if (!payouts) throw new Error('The evening structure has no example of prizes')
  expect(figures.eveningStack).toMatchObject({ value: evening.startingStack })
  expect(figures.eveningLevel).toMatchObject({ value: evening.levelMinutes })
  expect(figures.eveningEntries).toMatchObject({ value: payouts.entries })
  expect(figures.eveningPool).toMatchObject({ amount: poolOf(payouts).pool })
  expect(figures.eveningFee).toMatchObject({ amount: payouts.fee })
  expect(figures.eveningStake).toMatchObject({ amount: payouts.stake })
  expect(figures.eveningPaidPlaces).toMatchObject({ value: paidPlaces(payouts).places })
  const sunday = structureOf('sunday')
  expect(figures.sundayStack).toMatchObject({ value: sunday.startingStack })
  expect(figures.sundayLevel).toMatchObject({ value: sunday.levelMinutes })
  expect(figures.liveLevel).toMatchObject({ value: structureOf('live-main').levelMinutes })
  expect(figures.liveStack).toMatchObject({ value: structureOf('live-main').startingStack })
})
