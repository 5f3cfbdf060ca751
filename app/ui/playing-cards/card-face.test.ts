import { expect, it } from 'vitest'
import { cardFaces } from './card-face.ts'

it('cards are read as they are written down', () => {
  expect(cardFaces(' As 10h 2c').map(({ rank, symbol, isRed }) => [rank, symbol, isRed])).toEqual([
    ['A', '♠', false],
    ['10', '♥', true],
    ['2', '♣', false]
  ])
})

it.each([['1s'], ['Ax'], ['as'], [''], ['As As'], ['11h']])('%j is refused', written => {
  expect(() => cardFaces(written)).toThrow(/is no card|is twice/)
})
