import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { calendar, startsOf } from './calendar.ts'
import { resultSums } from './result-sums.ts'

const { structures, results } = content
const payouts = structures.find(({ id }) => id === 'sunday')?.payouts
const usd = (amount: number) => ({ amount, currency: 'USD' })

it.each<[rule: string, entries: number, guarantee: number, sums: { pool: number; first: number }]>([
  ['the example itself', 5400, 1_000_000, { pool: 1_080_000, first: 162_000 }],
  ['a guarantee that is not reached is paid all the same', 4000, 1_000_000, { pool: 1_000_000, first: 150_000 }]
])('%s', (_rule, entries, guarantee, sums) => {
  if (!payouts) throw new Error('The structure sunday has no example of prizes')
  expect(resultSums({ buyIn: usd(215), guarantee: usd(guarantee), entries, payouts })).toEqual(sums)
})

it.each(results)('S5-38 $tournament of $day was played: it started on that day, by a structure with prizes', result => {
  const found = calendar(content, 'global').find(({ id }) => id === result.tournament)
  const day = new Date(`${result.day}T00:00:00Z`)
  expect(found && startsOf(found, day, new Date(day.getTime() + 86_400_000))).toHaveLength(1)
  expect(structures.find(({ id }) => id === found?.structure)?.payouts).toBeDefined()
})
