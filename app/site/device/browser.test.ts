import { expect, it } from 'vitest'
import { browserOf, isIosChrome } from './browser.ts'

it.each<[rule: string, text: string, browser: string]>([
  ['a browser that names itself beside its engine is not the engine', 'Chrome/1 Safari/1 OPR/1', 'other'],
  ['a word that merely holds a name', 'Offline/1 Chrome/1 Safari/1', 'chrome'],
  ['Edge by each of its names', 'Chrome/1 Safari/1 Edg/1', 'edge'],
  ['Edge by each of its names: Android', 'Chrome/1 Mobile Safari/1 EdgA/1', 'edge'],
  ['Edge by each of its names: iOS', 'Version/1 EdgiOS/1 Safari/1', 'edge'],
  ['Edge by each of its names: the old one', 'Chrome/1 Safari/1 Edge/1', 'edge'],
  ['a web view of an Android app', '(Linux; Android 13; wv) Version/4.0 Chrome/1 Mobile Safari/1', 'other'],
  ['Chromium is Chrome', 'Chromium/1 Safari/1', 'chrome']
])('%s', (_rule, text, browser) => {
  expect(browserOf(text, 'unknown')).toBe(browser)
})

it.each<[rule: string, platform: 'macos' | 'linux', browser: string]>([
  ['Safari is a browser of Apple', 'macos', 'safari'],
  ['others borrow its words', 'linux', 'other']
])('%s', (_rule, platform, browser) => {
  expect(browserOf('AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Safari/605.1.15', platform)).toBe(browser)
})

it.each<[rule: string, text: string, expected: boolean]>([
  ['iOS Chrome', '(iPhone; CPU iPhone OS 17_2 like Mac OS X) CriOS/120.0 Mobile/15E148 Safari/604.1', true],
  [
    'iOS Chrome that asks for desktop pages',
    '(Macintosh; Intel Mac OS X 10_13_5) CriOS/85 Version/11.1.1 Safari/605.1.15',
    true
  ],
  ['Chrome on a Mac', '(Macintosh; Intel Mac OS X 10_15_7) Chrome/131.0.0.0 Safari/537.36', false]
])('%s', (_rule, text, expected) => {
  expect(isIosChrome(text)).toBe(expected)
})
