import { expect, it } from 'vitest'
import type { DeviceHints } from './platform.ts'
import { platformOf } from './platform.ts'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'
const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

it.each<[rule: string, userAgent: string | null | undefined, hints: DeviceHints, platform: string]>([
  ['iPad posing as a Mac: a Mac with touch points is one', mac, { touchPoints: 5 }, 'ios'],
  ['a Mac without touch points', mac, { touchPoints: 0 }, 'macos'],
  ['one touch point is a mouse that a test emulates', mac, { touchPoints: 1 }, 'macos'],
  ['a server has no touch points to go by', mac, {}, 'macos'],
  ['hints first: the system a Chromium names', 'Mozilla/5.0', { platform: 'Windows' }, 'windows'],
  ['hints first: also against a User-Agent that may pose', linux, { platform: 'Android' }, 'android'],
  [
    'an app on an iPad that says Mac and, as no Mac does, Mobile',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_4) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Browser/7',
    {},
    'ios'
  ],
  [
    'hints first: an Android tablet that says Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    { platform: 'Android' },
    'android'
  ],
  [
    'a system that nobody poses as stands: a Chromebook whose hints are another computer',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    { platform: 'Windows' },
    'chromeos'
  ],
  ['a hint that says nothing leaves the User-Agent', linux, { platform: 'Unknown' }, 'linux'],
  ['a hint is a word, not a property of objects', linux, { platform: 'constructor' }, 'linux'],
  [
    'touch points alone make no Android of a laptop',
    linux,
    { touchPoints: 10, navigatorPlatform: 'Linux x86_64' },
    'linux'
  ],
  [
    'desktop mode of Android: touch and an ARM processor behind x86',
    linux,
    { touchPoints: 5, navigatorPlatform: 'Linux armv8l' },
    'android'
  ],
  [
    'an ARM board without a touch screen runs Linux',
    linux,
    { touchPoints: 0, navigatorPlatform: 'Linux aarch64' },
    'linux'
  ],
  ['unknown shows all: nothing said', undefined, {}, 'unknown'],
  ['unknown shows all: no header', null, {}, 'unknown'],
  ['unknown shows all: words that name nothing', 'Wanderer/1.0', {}, 'unknown']
])('%s', (_rule, userAgent, hints, platform) => {
  expect(platformOf(userAgent, hints)).toBe(platform)
})
