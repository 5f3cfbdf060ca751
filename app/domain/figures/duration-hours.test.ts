import { expect, it } from 'vitest'
import { durationHours } from './duration-hours.ts'

it.each([
  ['a unit that is an hour', { value: 48, unit: 'hour' }, 48],
  ['a smaller one', { value: 30, unit: 'minute' }, 0.5],
  ['a greater one', { value: 8, unit: 'week' }, 1344],
  ['a year has twelve months', { value: 12, unit: 'month' }, 8766]
] as const)('%s', (_rule, duration, hours) => {
  expect(durationHours(duration)).toBe(hours)
})
