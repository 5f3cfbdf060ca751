import { expect, it } from 'vitest'
import { type DealField, readDeal, writeCards } from './read-deal.ts'

type Written = Partial<Record<DealField, string>>

it.each<[rule: string, written: Written, hands: string[], board: string]>([
  ['two hands', { hero: 'AsKs', villain: 'QhQd', board: '' }, ['As Ks', 'Qh Qd'], ''],
  ['written with spaces, commas or symbols', { hero: 'a♠, T♦', villain: ' 10h  9c ' }, ['As 10d', '10h 9c'], ''],
  [
    'up to four hands and a board',
    { hero: 'AsKs', villain: 'QhQd', villain2: '2c2d', villain3: '7h6h', board: '10s7d4s' },
    ['As Ks', 'Qh Qd', '2c 2d', '7h 6h'],
    '10s 7d 4s'
  ],
  ['a place may stay empty', { hero: 'AsKs', villain: 'QhQd', villain3: '7h6h' }, ['As Ks', 'Qh Qd', '7h 6h'], '']
])('%s', (_rule, written, hands, board) => {
  const { deal, faults } = readDeal(written)
  expect(faults).toEqual({})
  expect(deal?.hands.map(writeCards)).toEqual(hands)
  expect(writeCards(deal?.board ?? [])).toBe(board)
})

it.each<[rule: string, written: Written, faults: Written]>([
  ['a hand is missing', {}, { hero: 'missing', villain: 'missing' }],
  ['what is no card', { hero: '<b>', villain: 'QhQd' }, { hero: 'unread' }],
  ['a text without end', { hero: 'As'.repeat(400), villain: 'QhQd' }, { hero: 'unread' }],
  ['one card, or three', { hero: 'As', villain: 'Qh Qd Qc' }, { hero: 'count', villain: 'count' }],
  ['a board of two', { hero: 'AsKs', villain: 'QhQd', board: '2c3c' }, { board: 'count' }],
  ['a card in two places names the second', { hero: 'AsKs', villain: 'AsQd' }, { villain: 'twice' }],
  ['on the board as well', { hero: 'AsKs', villain: 'QhQd', board: 'Qh2c3c' }, { board: 'twice' }],
  ['twice in one hand', { hero: 'AsAs', villain: 'QhQd' }, { hero: 'twice' }]
])('input errors name the field: %s', (_rule, written, faults) => {
  expect(readDeal(written)).toMatchObject({ deal: null, faults })
  expect(Object.keys(readDeal(written).faults)).toEqual(Object.keys(faults))
})
