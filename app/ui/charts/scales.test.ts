import { describe, expect, it } from 'vitest'
import { anchorAt, linear, logarithmic, partsOf, percent, placesFromFirst, radii } from './scales.ts'

it.each([
  [0, '0%'],
  [1 / 3, '33.33%'],
  [1, '100%']
])('percent: %d of the whole is %s', (share, written) => {
  expect(percent(share)).toBe(written)
})

it.each<[from: number, to: number, value: number, share: number]>([
  [0, 90, 45, 0.5],
  [0, 90, 120, 1],
  [0, 90, -1, 0],
  [19, 25, 22, 0.5],
  [7, 7, 7, 0]
])('linear: from %d to %d, %d is at %d', (from, to, value, share) => {
  expect(linear(from, to)(value)).toBeCloseTo(share)
})

describe('logarithmic', () => {
  it.each<[name: string, values: number[], first: number, last: number]>([
    ['ends at powers of ten', [3, 70], 1, 100],
    ['gives the least bar a length where it is a power itself', [1, 1000], 0.1, 1000],
    ['does not begin a power before what is seen anyway', [0.0032, 43], 0.001, 100],
    ['has at least one power', [5], 1, 10],
    ['leaves out what has no logarithm', [0, -4, 20], 10, 100],
    ['is there for no values', [], 1, 10]
  ])('%s', (_name, values, first, last) => {
    const { powers } = logarithmic(values)
    expect([powers[0], powers.at(-1)]).toEqual([first, last])
  })

  it('has each power as far from the next', () => {
    const { place } = logarithmic([1, 1000])
    expect(place(10) - place(1)).toBeCloseTo(place(100) - place(10))
  })

  it.each([[0], [-5]])('%d is at the beginning', value => {
    expect(logarithmic([1, 100]).place(value)).toBe(0)
  })
})

it.each<[fields: number[], rank: number, share: number, last: number]>([
  [[642, 5212], 1, 0, 10_000],
  [[642, 5212], 100, 0.5, 10_000],
  [[100], 100, 1, 100],
  [[1], 1, 0, 10],
  [[], 3, 0.477, 10]
])('placesFromFirst of %j: rank %d', (fields, rank, share, last) => {
  const { place, powers } = placesFromFirst(fields)
  expect(place(rank)).toBeCloseTo(share)
  expect(powers.at(-1)).toBe(last)
})

it.each<[values: number[], parts: { from: number; to: number }[]]>([
  [
    [1, 3],
    [
      { from: 0, to: 0.25 },
      { from: 0.25, to: 1 }
    ]
  ],
  [[5], [{ from: 0, to: 1 }]],
  [[0], [{ from: 0, to: 0 }]],
  [
    [2, -1, 2],
    [
      { from: 0, to: 0.5 },
      { from: 0.5, to: 0.5 },
      { from: 0.5, to: 1 }
    ]
  ],
  [[], []]
])('partsOf %j', (values, parts) => {
  expect(partsOf(values.map(value => ({ value })))).toMatchObject(parts)
})

it.each([
  [0, 'start'],
  [0.5, 'middle'],
  [1, 'end']
] as const)('words at %d begin, are centred or end there: %s', (share, anchor) => {
  expect(anchorAt(share)).toBe(anchor)
})

it.each<[values: number[], sizes: number[]]>([
  [
    [100, 25, 0],
    [16, 8, 4]
  ],
  [[0], [4]],
  [[], []]
])('radii: the areas of the dots are as their values %j', (values, sizes) => {
  expect(radii(values, 16)).toEqual(sizes)
})
