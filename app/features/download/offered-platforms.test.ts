import { expect, it } from 'vitest'
import type { Platform } from '../../site/device/platform.ts'
import { offeredPlatforms, showsPhoneCode, startedPlatform } from './offered-platforms.ts'

type Offered = ReturnType<typeof offeredPlatforms>
const all: Offered['others'] = ['windows', 'macos', 'android', 'ios']

it.each<[rule: string, platform: Platform, offered: Offered]>([
  [
    'the button names the visitor’s platform, all others below',
    'windows',
    { primary: 'windows', others: ['macos', 'android', 'ios'], without: null }
  ],
  [
    'the button names the visitor’s platform, all others below',
    'macos',
    { primary: 'macos', others: ['windows', 'android', 'ios'], without: null }
  ],
  [
    'the button names the visitor’s platform, all others below',
    'android',
    { primary: 'android', others: ['windows', 'macos', 'ios'], without: null }
  ],
  [
    'the button names the visitor’s platform, all others below',
    'ios',
    { primary: 'ios', others: ['windows', 'macos', 'android'], without: null }
  ],
  ['a notice instead of silence (G6)', 'linux', { primary: null, others: all, without: 'linux' }],
  ['a notice instead of silence (G6)', 'chromeos', { primary: null, others: all, without: 'chromeos' }],
  ['unknown shows all (G3)', 'unknown', { primary: null, others: all, without: null }]
])('%s: %s', (_rule, platform, offered) => {
  expect(offeredPlatforms(platform)).toEqual(offered)
})

it.each<[rule: string, platform: Platform, started: ReturnType<typeof startedPlatform>, code: boolean]>([
  ['auto=1 starts the visitor’s own', 'windows', 'windows', true],
  ['auto=1 starts the visitor’s own', 'macos', 'macos', true],
  ['no code on a phone', 'ios', 'ios', false],
  ['no code on a phone', 'android', 'android', false],
  ['Linux visitors go to a mobile download page', 'linux', null, true],
  ['ChromeOS has no installer either', 'chromeos', null, true],
  ['unknown: never a guess', 'unknown', undefined, true]
])('%s: %s', (_rule, platform, started, code) => {
  expect(startedPlatform(platform)).toBe(started)
  expect(showsPhoneCode(platform)).toBe(code)
})
