import { expect, it } from 'vitest'
import { content } from '../../../tests/fixtures/content.ts'
import { termCards, termSeats } from './term-drawings.data.ts'

it('what is drawn is drawn of words that are in the glossary, and each word has one drawing', () => {
  const ids = content.glossary.map(({ id }) => id)
  const drawn = [...Object.keys(termCards), ...Object.keys(termSeats)]
  expect(drawn.filter(id => !ids.includes(id))).toEqual([])
  expect(new Set(drawn).size).toBe(drawn.length)
  expect(drawn.length).toBeGreaterThanOrEqual(20)
})

it('a seat that is named is at the table', () => {
  for (const { seats, named } of Object.values(termSeats)) expect(Math.max(...named)).toBeLessThan(seats)
})
