import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const minuteMs = 60_000

it.each<[rule: string, random: number, after: number]>([
  ['every 60 s', 0.5, minuteMs],
  ['a tenth earlier at the soonest', 0, 54_000],
  ['a tenth later at the latest', 1, 66_000]
])('asks at once, then %s', async (_rule, random, after) => {
  const ask = vi.fn(async () => {})
  vi.spyOn(Math, 'random').mockReturnValue(random)
  const { stop } = repeat(ask, minuteMs, 0.1)
  expect(ask).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(after - 1)
  expect(ask).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(2)
  void stop()
})

it('never two at once: the interval begins where an answer has come', async () => {
  const ask = vi.fn(() => new Promise<void>(done => setTimeout(done, 10 * minuteMs)))
  const { stop } = repeat(ask, minuteMs)
  await vi.advanceTimersByTimeAsync(10 * minuteMs + minuteMs - 1)
  expect(ask).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(ask).toHaveBeenCalledTimes(2)
  void stop()
})

it('stopped, it asks no more, even where it was asking', async () => {
  const ask = vi.fn(() => new Promise<void>(done => setTimeout(done, 1000)))
  void repeat(ask, minuteMs).stop()
  await vi.advanceTimersByTimeAsync(10 * minuteMs)
  expect(ask).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

it('an interval longer than timers can be does not become one of no length', async () => {
  const ask = vi.fn(async () => {})
  const { stop } = repeat(ask, 999_999_999_000)
  await vi.advanceTimersByTimeAsync(20 * 60 * minuteMs)
  expect(ask).toHaveBeenCalledOnce()
  void stop()
})
