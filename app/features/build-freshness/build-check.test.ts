import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildCheckIntervalMs, checkHourly, namesNewerBuild } from './build-check.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

const wait = (ms: number, act: () => void) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

describe('S4-1 "The site checks periodically for a newer build"', () => {
  it('"Build check interval: 3,600,000 ms"', () => {
    expect(buildCheckIntervalMs).toBe(3_600_000)
  })

  it.each<[rule: string, steps: (number | 'seen' | 'slept an hour')[], checks: number]>([
    ['not at the start', [0], 0],
    ['not before the hour is over', [3_599_999], 0],
    ['after an hour', [3_600_000], 1],
    ['and each hour again', [3_600_000 * 3], 3],
    ['seen again within the hour: not', [1_800_000, 'seen'], 0],
    ['seen again after an hour in which no timer ran', ['slept an hour', 'seen'], 1],
    ['the next one is an hour later', ['slept an hour', 'seen', 3_599_999, 'seen'], 1],
    ['the next one is an hour later', ['slept an hour', 'seen', 3_600_000], 2]
  ])('%s', (_rule, steps, checks) => {
    let asked = 0
    const seen = checkHourly({
      now: () => Date.now(),
      wait,
      check: () => {
        asked += 1
      }
    })
    for (const step of steps) {
      if (step === 'seen') seen()
      else if (step === 'slept an hour') vi.setSystemTime(Date.now() + buildCheckIntervalMs)
      else vi.advanceTimersByTime(step)
    }
    expect(asked).toBe(checks)
  })
})

it.each<[rule: string, answer: unknown, newer: boolean]>([
  ['"{id} of the latest build": another', { id: 'b2' }, true],
  ['the same', { id: 'a1' }, false],
  ['no id', {}, false],
  ['an empty one', { id: '' }, false],
  ['a number', { id: 7 }, false],
  ['null', null, false],
  ['a text', 'b2', false]
])('%s', (_rule, answer, newer) => {
  expect(namesNewerBuild(answer, 'a1')).toBe(newer)
})
