import { expect, it } from 'vitest'
import { hitChance, waysToChoose } from './odds.ts'

it.each<[rule: string, outs: number, unseen: number, draws: number, percent: number]>([
  ['a flush draw with two cards to come', 9, 47, 2, 35],
  ['an open-ended straight draw with two cards to come', 8, 47, 2, 31.5],
  ['a pair in the hand meets a third on the flop', 2, 50, 3, 11.8],
  ['six-plus: an open-ended straight draw', 8, 31, 2, 45.6],
  ['six-plus: a flush draw', 5, 31, 2, 30.1],
  ['Omaha: a wrap of twenty cards', 20, 45, 2, 69.7],
  ['no card helps', 0, 47, 2, 0],
  ['every card helps', 47, 47, 1, 100]
])('%s', (_rule, outs, unseen, draws, percent) => {
  expect(Math.round(hitChance(outs, unseen, draws) * 1000) / 10).toBe(percent)
})

it.each([
  [52, 5, 2_598_960],
  [36, 5, 376_992],
  [52, 3, 22_100],
  [4, 0, 1]
])('of %i things there are %i-card hands: %i', (of, count, ways) => {
  expect(waysToChoose(of, count)).toBe(ways)
})
