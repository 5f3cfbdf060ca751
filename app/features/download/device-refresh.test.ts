import { afterEach, expect, it, vi } from 'vitest'
import { deviceRefresh } from './device-refresh.ts'

afterEach(() => void vi.useRealTimers())

const clock = () => {
  vi.useFakeTimers()
  const refresh = vi.fn()
  const parts = deviceRefresh({
    wait(ms, act) {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
    refresh
  })
  return { ...parts, refresh }
}

it('S9-5 device resize refresh delay 50 ms', () => {
  const { resized, refresh } = clock()
  resized()
  vi.advanceTimersByTime(49)
  expect(refresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(refresh).toHaveBeenCalledOnce()
})

it('a row of resizes is read once, after the last', () => {
  const { resized, refresh } = clock()
  for (let times = 0; times < 10; times += 1) {
    resized()
    vi.advanceTimersByTime(20)
  }
  expect(refresh).not.toHaveBeenCalled()
  vi.advanceTimersByTime(50)
  expect(refresh).toHaveBeenCalledOnce()
})

it('nothing is read after the stop', () => {
  const { resized, stop, refresh } = clock()
  resized()
  stop()
  vi.advanceTimersByTime(100)
  expect(refresh).not.toHaveBeenCalled()
})
