import { expect, it } from 'vitest'
import { rakeOf } from './rake.ts'

it.each<[rule: string, pot: number, sawFlop: boolean, taken: number]>([
  ['no flop, no share', 6, false, 0],
  ['five hundredths of the pot', 12, true, 0.6],
  ['no more than the cap', 150, true, 3],
  ['rounded down to the cent', 0.37, true, 0.01],
  ['exact where binary fractions are not', 1.1, true, 0.05]
])('%s', (_rule, pot, sawFlop, taken) => {
  expect(rakeOf(pot, { percent: 5, cap: 3 }, sawFlop)).toBe(taken)
})
