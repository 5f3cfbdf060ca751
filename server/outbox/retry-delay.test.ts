import { expect, it } from 'vitest'
import { retryDelayMs } from './retry-delay.ts'

it.each<[rule: string, attempts: number, spread: number, ms: number]>([
  ['2 s after the first attempt', 1, 1, 2000],
  ['then twice as long each time', 2, 1, 4000],
  ['then twice as long each time', 5, 1, 32_000],
  ['at most 15 minutes', 10, 1, 900_000],
  ['at most 15 minutes, however often', 5000, 1, 900_000],
  ['those that failed together come back spread over the last quarter', 1, 0, 1500]
])('%s: attempt %i', (_rule, attempts, spread, ms) => {
  expect(retryDelayMs(attempts, spread)).toBe(ms)
})
