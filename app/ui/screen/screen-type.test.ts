import { afterEach, expect, it, vi } from 'vitest'
import { followScreen } from './screen-type.client.ts'
import { type ScreenType, screenType } from './screen-type.ts'

afterEach(() => void vi.useRealTimers())

it.each<[rule: string, bodyWidth: number, type: ScreenType]>([
  ['1244 px or more is desktop', 1244, 'desktop'],
  ['1244 px or more is desktop', 1920, 'desktop'],
  ['otherwise tablet', 1243, 'tablet'],
  ['otherwise tablet', 1243.9, 'tablet'],
  ['otherwise tablet', 768, 'tablet'],
  ['below 768 px is mobile', 767.9, 'mobile'],
  ['below 768 px is mobile', 360, 'mobile'],
  ['below 768 px is mobile', 0, 'mobile']
])('S4-4 %s: %d', (_rule, bodyWidth, type) => {
  expect(screenType(bodyWidth)).toBe(type)
})

const screen = (width: number) => {
  vi.useFakeTimers()
  const body = { width, measured: 0 }
  const tell = vi.fn<(type: ScreenType) => void>()
  const resized = followScreen(() => {
    body.measured += 1
    return body.width
  }, tell)
  return { body, tell, resized }
}

it('it is told at once', () => {
  expect(screen(1300).tell.mock.calls).toEqual([['desktop']])
})

it('S4-5 it is recomputed on resize, throttled to 100 ms', () => {
  const { body, tell, resized } = screen(1300)
  for (let ms = 0; ms < 1000; ms += 10) {
    resized()
    vi.advanceTimersByTime(10)
  }
  expect(body.measured).toBe(11)
  expect(tell).toHaveBeenCalledOnce()
})

it('the last resize always counts', () => {
  const { body, tell, resized } = screen(1300)
  resized()
  vi.advanceTimersByTime(60)
  body.width = 700
  resized()
  vi.advanceTimersByTime(40)
  expect(tell.mock.calls).toEqual([['desktop'], ['mobile']])
  body.width = 900
  resized()
  vi.advanceTimersByTime(100)
  expect(tell.mock.lastCall).toEqual(['tablet'])
})
