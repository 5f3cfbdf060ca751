import { expect, it } from 'vitest'
import { nextPlace, type Places, placeCard } from './place-card.ts'
import type { DealField } from './read-deal.ts'

const empty: Places = { hero: [], villain: [], villain2: [], villain3: [], board: [] }

it.each<[rule: string, places: Partial<Places>, card: string, last: DealField, after: Partial<Places>]>([
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
])('%s', (_rule, places, card, last, after) => {
  expect(placeCard({ ...empty, ...places }, card, last)).toEqual({ ...empty, ...after })
})

it('nothing has room: the places stay', () => {
  const full: Places = {
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
