import { expect, it } from 'vitest'
import { type FieldCards, nextPlace, placeCard } from './place-card.ts'
import type { DealField } from './read-deal.ts'

const empty: FieldCards = { hero: [], villain: [], villain2: [], villain3: [], board: [] }

it.each<[rule: string, cards: Partial<FieldCards>, card: string, last: DealField, after: Partial<FieldCards>]>([
  ['to the field that one was in last', {}, 'As', 'villain', { villain: ['As'] }],
  [
    'when that is full to the next with room',
    { hero: ['As', 'Ks'] },
    'Qh',
    'hero',
    { hero: ['As', 'Ks'], villain: ['Qh'] }
  ],
  [
    'after the last field comes the first',
    { board: ['2c', '3c', '4c', '5c', '6c'] },
    'As',
    'board',
    { hero: ['As'], board: ['2c', '3c', '4c', '5c', '6c'] }
  ],
  ['back, where it lies already', { villain: ['As', 'Ks'] }, 'As', 'hero', { villain: ['Ks'] }]
])('%s', (_rule, cards, card, last, after) => {
  expect(placeCard({ ...empty, ...cards }, card, last)).toEqual({ ...empty, ...after })
})

it('nothing has room: the cards stay', () => {
  const full: FieldCards = {
    hero: ['As', 'Ks'],
    villain: ['Qs', 'Js'],
    villain2: ['9s', '8s'],
    villain3: ['7s', '6s'],
    board: ['2c', '3c', '4c', '5c', '6c']
  }
  expect(placeCard(full, '2d', 'hero')).toBe(full)
})

it.each<[rule: string, from: number, key: string, to: number | null]>([
  ['the next card', 0, 'ArrowRight', 1],
  ['the same rank in the suit below', 3, 'ArrowDown', 16],
  ['round the end', 51, 'ArrowRight', 0],
  ['round the top', 3, 'ArrowUp', 42],
  ['to the first', 20, 'Home', 0],
  ['to the last', 20, 'End', 51],
  ['other keys do what they always do', 20, 'Enter', null]
])('usable by keyboard: %s', (_rule, from, key, to) => {
  expect(nextPlace(from, key, 52)).toBe(to)
})
