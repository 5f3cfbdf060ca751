import { expect, it } from 'vitest'
import { downloadPlatforms } from '../../domain/downloads/download-platform.ts'
import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { askedPlatform, downloadLocale, startAddress } from './start-address.ts'

it.each<[rule: string, pathname: string, platform: ReturnType<typeof askedPlatform>]>([
  ['/download/start/ decides by user agent', '/download/start/', null],
  ['/download/start/{windows,macos,ios,android}/', '/download/start/windows/', 'windows'],
  ['/download/start/{windows,macos,ios,android}/', '/download/start/macos/', 'macos'],
  ['/download/start/{windows,macos,ios,android}/', '/download/start/ios/', 'ios'],
  ['/download/start/{windows,macos,ios,android}/', '/download/start/android/', 'android'],
  ['no other', '/download/start/linux/', undefined],
  ['no other', '/download/start/-/', undefined],
  ['no other', '/download/start/constructor/', undefined],
  ['no other', '/download/start/windows/more/', undefined]
])('%s: %s', (_rule, pathname, platform) => {
  expect(askedPlatform(pathname)).toBe(platform)
})

it.each([...downloadPlatforms, null])('an address that is written is read again: %s', platform => {
  expect(askedPlatform(startAddress(platform, 'en').split('?')[0] ?? '')).toBe(platform)
})

it.each<[rule: string, siteId: SiteId, search: string, cookieLocale: Locale | null, locale: Locale]>([
  ['that of the page whose link it was', 'global', '?lang=en', 'es', 'en'],
  ['else the one chosen', 'global', '', 'en', 'en'],
  ['else the site’s first', 'global', '', null, 'fr'],
  ['else the site’s first', 'brazil', '', null, 'pt-br'],
  ['a language that the site does not have counts for nothing', 'belgium', '?lang=en', 'es', 'nl'],
  ['nor does what is no language', 'global', '?lang=../..', null, 'fr']
])('%s: %s %s', (_rule, siteId, search, cookieLocale, locale) => {
  expect(downloadLocale({ siteId, search, cookieLocale })).toBe(locale)
})
