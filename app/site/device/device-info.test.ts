import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { userAgents } from '../../../tests/fixtures/user-agents.data.ts'
import { type DeviceInfo, deviceInfoSchema } from '../../domain/entities/entities.schema.ts'
import { deviceInfo } from './device-info.ts'
import type { DeviceHints } from './platform.ts'
import { platformOf } from './platform.ts'

type Row = (typeof userAgents)[number] & { hints?: DeviceHints; complaint?: string }
const rows: readonly Row[] = userAgents
const flags = Object.keys(deviceInfoSchema.entries) as (keyof DeviceInfo)[]
const trueFlags = (info: DeviceInfo) => flags.filter(flag => info[flag])

describe('S3-12 device info is derived from the user agent', () => {
  it.each(rows.map((row): [of: string, row: Row] => [`${row.complaint ?? row.platform}: ${row.of}`, row]))(
    '%s',
    (_of, row) => {
      const { userAgent, hints = {}, platform, flags: expected } = row
      expect(trueFlags(deviceInfo({ userAgent, ...hints })).toSorted()).toEqual([...expected].toSorted())
      expect(platformOf(userAgent, hints)).toBe(platform)
    }
  )

  it('the file holds at least 80 real strings, among them every device complaint', () => {
    expect(new Set(rows.map(({ userAgent }) => userAgent)).size).toBeGreaterThanOrEqual(80)
    expect(new Set(rows.map(({ complaint }) => complaint).filter(Boolean))).toEqual(
      new Set(['G1', 'G2', 'G3', 'G4', 'G6', 'iPhone as Mac', 'Android as Linux', 'ChromeOS', 'unknown means Mac'])
    )
  })
})

const wordList =
  'Mozilla/5.0|Windows NT 10.0|Macintosh|iPad|iPhone|Android 14|Linux|X11|CrOS|Mobile|Tablet|CriOS/1|FxiOS/1|Edg/1|Chrome/1|Version/1 Safari/1|SamsungBrowser/1|Xbox|; wv)|Googlebot|(|)'
const words = fc.constantFrom(...wordList.split('|'))
const anyUserAgent = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(words, { maxLength: 12 }).map(parts => parts.join(' '))
)
const anyHints: fc.Arbitrary<DeviceHints> = fc.record(
  {
    touchPoints: fc.nat(12),
    navigatorPlatform: fc.constantFrom('', 'MacIntel', 'Win32', 'Linux armv81', 'Linux x86_64'),
    shortSide: fc.integer({ min: 200, max: 2000 }),
    platform: fc.constantFrom('Windows', 'macOS', 'Linux', 'Android', 'Chrome OS', 'Unknown', '', 'constructor')
  },
  { requiredKeys: [] }
)
const count = (info: DeviceInfo, ...names: (keyof DeviceInfo)[]) => names.filter(name => info[name]).length

describe('whatever anybody sends', () => {
  it('exactly one of isMobile, isTablet and isDesktop; isMobileOrTablet is either; one platform and one browser at most', () => {
    fc.assert(
      fc.property(anyUserAgent, anyHints, (userAgent, hints) => {
        const info = deviceInfo({ userAgent, ...hints })
        expect(v.is(deviceInfoSchema, info)).toBe(true)
        expect(count(info, 'isMobile', 'isTablet', 'isDesktop')).toBe(1)
        expect(info.isMobileOrTablet).toBe(info.isMobile || info.isTablet)
        expect(info.isApple).toBe(info.isIos || info.isMacOS)
        expect(count(info, 'isIos', 'isAndroid', 'isWindows', 'isMacOS')).toBeLessThanOrEqual(1)
        expect(count(info, 'isSafari', 'isFirefox', 'isEdge', 'isChrome', 'isSamsung')).toBeLessThanOrEqual(1)
      })
    )
  })

  it('a Mac never has touch points: no desktop file for iPadOS', () => {
    fc.assert(
      fc.property(anyUserAgent, anyHints, fc.integer({ min: 2, max: 12 }), (userAgent, hints, touchPoints) => {
        expect(platformOf(userAgent, { ...hints, touchPoints })).not.toBe('macos')
      })
    )
  })

  it.each([
    ['spaces', ' '],
    ['the beginning of a pattern', 'Version/1 '],
    ['a word that needs another after it', 'like '],
    ['names without an end', 'iPhone Mac OS'],
    ['digits', '9'],
    ['brackets', '((((']
  ])('nobody keeps it busy: a million characters of %s', (_of, part) => {
    const userAgent = part.repeat(1_000_000 / part.length)
    expect(deviceInfo({ userAgent })).toEqual(deviceInfo({ userAgent: userAgent.slice(0, 512) }))
  })

  it('nobody reads past 512 characters', () => {
    expect(platformOf(`${' '.repeat(512)}iPhone`)).toBe('unknown')
    expect(platformOf(`${' '.repeat(506)}iPhone`)).toBe('ios')
  })
})
