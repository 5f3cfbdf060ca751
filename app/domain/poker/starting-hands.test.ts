import { expect, it } from 'vitest'
import { startingHandChart } from './starting-hands.ts'

const flat = Array.from({ length: 13 }, () => Array.from({ length: 13 }, () => 52))

it('names pairs, suited and offsuit hands as players write them', () => {
  const chart = startingHandChart(flat, [60, 55, 50])
  expect([chart[0]?.[0], chart[0]?.[1], chart[1]?.[0], chart[4]?.[5], chart[12]?.[11]].map(hand => hand?.name)).toEqual(
    ['AA', 'AKs', 'AKo', 'T9s', '32o']
  )
})

it('all hands together are the ways to be dealt two cards of 52', () => {
  const hands = startingHandChart(flat, [60, 55, 50]).flat()
  expect(hands.reduce((sum, { combos }) => sum + combos, 0)).toBe(1326)
})

it.each([
  [85, 0],
  [60, 0],
  [59.99, 1],
  [49.99, 3],
  [50, 2],
  [32, 3]
])('an equity of %d is in band %d', (equity, band) => {
  expect(startingHandChart([[equity]], [60, 55, 50])[0]?.[0]?.band).toBe(band)
})
