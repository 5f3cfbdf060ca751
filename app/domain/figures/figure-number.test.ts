import { expect, it } from 'vitest'
import type { Figure } from './figure.ts'
import { figureNumber } from './figure-number.ts'

it.each<[rule: string, figure: Figure, number: number | null]>([
  ['a sum is its amount', { kind: 'money', amount: 600, currency: 'USD' }, 600],
  ['a percentage is in hundredths', { kind: 'percent', value: 45 }, 45],
  ['a count', { kind: 'count', value: 64_974 }, 64_974],
  ['a duration in its own unit', { kind: 'duration', value: 90, unit: 'day' }, 90],
  ['a date is no number', { kind: 'date', value: '2026-12-01' }, null],
  ['a text neither', { kind: 'text', value: 'a name' }, null]
])('%s', (_rule, figure, number) => {
  expect(figureNumber(figure)).toBe(number)
})
