import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Platform } from '../../site/device/platform.ts'
import { watchPlatform } from './device.client.ts'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36'
const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

const resizes = new EventTarget()
const browser = (navigator: object) => vi.stubGlobal('navigator', { maxTouchPoints: 0, platform: '', ...navigator })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', resizes.addEventListener.bind(resizes))
  vi.stubGlobal('removeEventListener', resizes.removeEventListener.bind(resizes))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each<[rule: string, navigator: object, platform: Platform]>([
  ['iPad posing as a Mac: its touch points tell', { userAgent: mac, maxTouchPoints: 5, platform: 'MacIntel' }, 'ios'],
  ['a Mac', { userAgent: mac, platform: 'MacIntel' }, 'macos'],
  ['Windows', { userAgent: windows, userAgentData: { platform: 'Windows' } }, 'windows'],
  ['Chrome OS posing as Linux, by its hint', { userAgent: linux, userAgentData: { platform: 'Chrome OS' } }, 'chromeos']
])('%s', (_rule, navigator, platform) => {
  browser(navigator)
  const tell = vi.fn()
  watchPlatform(tell, new AbortController().signal)
  expect(tell.mock.calls).toEqual([[platform]])
})

it('S9-5 a device that is docked is told again, 50 ms after the last of a row of resizes; one that stays the same is not', async () => {
  browser({ userAgent: linux, maxTouchPoints: 5, platform: 'Linux armv81' })
  const told: Platform[] = []
  const end = new AbortController()
  watchPlatform(platform => told.push(platform), end.signal)
  expect(told).toEqual(['android'])
  resizes.dispatchEvent(new Event('resize'))
  await vi.advanceTimersByTimeAsync(100)
  expect(told).toHaveLength(1)
  browser({ userAgent: linux, maxTouchPoints: 0, platform: 'Linux x86_64' })
  for (let times = 0; times < 10; times += 1) {
    await vi.advanceTimersByTimeAsync(20)
    resizes.dispatchEvent(new Event('resize'))
  }
  await vi.advanceTimersByTimeAsync(49)
  expect(told).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual(['android', 'linux'])
  browser({ userAgent: linux, maxTouchPoints: 5, platform: 'Linux armv81' })
  resizes.dispatchEvent(new Event('resize'))
  end.abort()
  resizes.dispatchEvent(new Event('resize'))
  await vi.advanceTimersByTimeAsync(100)
  expect(told).toHaveLength(2)
})
