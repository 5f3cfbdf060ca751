import { expect, it } from 'vitest'
import { stillRuns } from './still-runs.ts'

it.each<[rule: string, endsAt: number, now: number, runs: boolean]>([
  ['it has just begun', 1300, 1000, true],
  ['it is nearly over', 1300, 1299, true],
  ['it is over', 1300, 1300, false],
  ['the clock jumped ahead: it is over', 1300, 90_000, false],
  ['the clock had run ahead and is right again: nothing waits for a day', 91_300, 1000, false],
  ['it never began', 0, 1000, false]
])('a wait of 300 ms: %s', (_rule, endsAt, now, runs) => {
  expect(stillRuns(endsAt, 300, now)).toBe(runs)
})
