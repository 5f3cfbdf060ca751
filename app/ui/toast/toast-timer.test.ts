import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastTimer } from './toast-timer.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

type Step = 'run' | 'pause' | number

it.each<[rule: string, timeoutMs: number, steps: Step[], endedAt: number | null]>([
  ['S4-27 closes automatically after its timeout', 50_000, ['run', 49_999, 1], 50_000],
  ['S4-27 not before', 50_000, ['run', 49_999], null],
  ['the time stands still meanwhile and goes on from there', 1000, ['run', 400, 'pause', 5000, 'run', 600], 6000],
  ['twice', 1000, ['run', 400, 'pause', 50, 'run', 400, 'pause', 50, 'run', 200], 1100],
  ['running twice counts once', 1000, ['run', 500, 'run', 500], 1000],
  ['pausing twice counts once', 1000, ['run', 500, 'pause', 100, 'pause', 100, 'run', 500], 1200],
  ['paused and never run again it does not close by itself', 1000, ['run', 999, 'pause', 90_000], null],
  ['a time over 24.8 days does not end at once', 2 ** 40, ['run', 2 ** 31 - 2], null]
])('%s', (_rule, timeoutMs, steps, endedAt) => {
  let ended: number | null = null
  const timer = toastTimer({
    timeoutMs,
    now: () => Date.now(),
    wait(ms, act) {
      const waiting = setTimeout(act, ms)
      return () => clearTimeout(waiting)
    },
    end() {
      ended = Date.now()
    }
  })
  for (const step of steps) {
    if (typeof step === 'number') vi.advanceTimersByTime(step)
    else timer[step]()
  }
  expect(ended).toBe(endedAt)
})
