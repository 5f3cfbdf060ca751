import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Device, readDevice, watchDevice } from './device.client.ts'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36'
const android = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

const resizes = new EventTarget()
const browser = (navigator: object, size = { width: 1440, height: 900 }) => {
  vi.stubGlobal('navigator', { maxTouchPoints: 0, platform: '', ...navigator })
  vi.stubGlobal('screen', size)
}
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', resizes.addEventListener.bind(resizes))
  vi.stubGlobal('removeEventListener', resizes.removeEventListener.bind(resizes))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('iPad posing as a Mac: its touch points tell', async () => {
  browser({ userAgent: mac, maxTouchPoints: 5, platform: 'MacIntel' }, { width: 820, height: 1180 })
  const { platform, info } = await readDevice()
  expect(platform).toBe('ios')
  expect(info).toMatchObject({ isTablet: true, isMacOS: false, isSafari: true })
})

it('Windows on ARM by client hints', async () => {
  const getHighEntropyValues = vi.fn(async () => ({ platform: 'Windows', architecture: 'arm', bitness: '64' }))
  browser({ userAgent: windows, userAgentData: { platform: 'Windows', getHighEntropyValues } })
  expect(await readDevice()).toMatchObject({ platform: 'windows', architecture: 'arm' })
  expect(getHighEntropyValues).toHaveBeenCalledWith(['architecture', 'bitness'])
})

it('unknown shows all: a browser that keeps its hints to itself', async () => {
  const getHighEntropyValues = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  browser({ userAgent: windows, userAgentData: { platform: 'Windows', getHighEntropyValues } })
  expect(await readDevice()).toMatchObject({ platform: 'windows', architecture: 'unknown' })
})

it('a phone that unfolds is told again, 50 ms after the resize; one that stays the same is not', async () => {
  browser({ userAgent: android, maxTouchPoints: 5, platform: 'Linux armv81' }, { width: 380, height: 880 })
  const told: Device[] = []
  const stop = watchDevice(device => told.push(device))
  await settle()
  expect(told.map(({ info }) => info.isMobile)).toEqual([true])
  resizes.dispatchEvent(new Event('resize'))
  await vi.advanceTimersByTimeAsync(100)
  expect(told).toHaveLength(1)
  vi.stubGlobal('screen', { width: 768, height: 880 })
  resizes.dispatchEvent(new Event('resize'))
  await vi.advanceTimersByTimeAsync(49)
  expect(told).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(told.map(({ info }) => info.isTablet)).toEqual([false, true])
  stop()
  vi.stubGlobal('screen', { width: 380, height: 880 })
  resizes.dispatchEvent(new Event('resize'))
  await vi.advanceTimersByTimeAsync(100)
  expect(told).toHaveLength(2)
})

it('whoever stopped before the answer is told nothing', async () => {
  browser({ userAgent: mac })
  const tell = vi.fn()
  watchDevice(tell)()
  await settle()
  expect(tell).not.toHaveBeenCalled()
})
