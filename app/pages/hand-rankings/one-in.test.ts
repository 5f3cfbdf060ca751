import { expect, it } from 'vitest'
import { handCounts } from '../../domain/poker/hand-counts.ts'
import { oneIn } from './one-in.ts'

const { all, of } = handCounts('holdem')

it.each([
  ['a royal flush', of['royal-flush'], 649_740],
  ['a full house', of['full-house'], 694],
  ['two pair', of['two-pair'], 21],
  ['a pair, with one place', of.pair, 2.4],
  ['no pair', of['high-card'], 2]
])('%s', (_hand, count, expected) => {
  expect(oneIn(all, count)).toBe(expected)
})
