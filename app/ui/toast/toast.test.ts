import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paintedColor, toastTimer, toastWithDefaults } from './toast.client.ts'

it('S3-9 "backgroundColor (default red), color (default white), timeout, callback, click handler": Toast default timeout 50000 ms', () => {
  expect(toastWithDefaults({ id: 'a', text: 'b' })).toEqual({
    id: 'a',
    text: 'b',
    backgroundColor: 'red',
    color: 'white',
    timeout: 50_000,
    callback: null,
    clickHandler: null
  })
})

it('S3-9 what is said counts', () => {
  const said = {
    id: 'a',
    text: 'b',
    backgroundColor: 'navy',
    color: 'ivory',
    timeout: 1,
    callback() {},
    clickHandler() {}
  }
  expect(toastWithDefaults(said)).toEqual(said)
})

/** Relative luminance of a colour of six hexadecimal digits, as WCAG defines it. */
const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it('red is painted so that white can be read on it', () => {
  expect(1.05 / (luminance('#ff0000') + 0.05)).toBeLessThan(4.5)
  expect(1.05 / (luminance(paintedColor('red')) + 0.05)).toBeGreaterThan(7)
})

it.each(['white', 'navy', '#0f5a41', 'rgb(1 2 3)'])('%s is painted as it is named', color => {
  expect(paintedColor(color)).toBe(color)
})

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
  const timer = toastTimer(timeoutMs, () => {
    ended = Date.now()
  })
  for (const step of steps) {
    if (typeof step === 'number') vi.advanceTimersByTime(step)
    else timer[step]()
  }
  expect(ended).toBe(endedAt)
})
