import { describe, expect, it } from 'vitest'
import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { isIosChrome } from '../../site/device/browser.ts'
import { deviceInfo } from '../../site/device/device-info.ts'
import { platformOf } from '../../site/device/platform.ts'
import { type DownloadKind, downloadKind, downloadTarget } from './download-target.ts'

const bases = {
  DESKTOP_INSTALLER_BASE_URL: 'https://installers.example/get',
  MOBILE_DOWNLOAD_PAGE_BASE_URL: 'https://m.example/download'
}

describe('which target', () => {
  it.each<[rule: string, device: Parameters<typeof downloadKind>[0], kind: DownloadKind]>([
    ['S5-16 desktop visitors go to the desktop installer for Windows', { platform: 'windows' }, 'windows'],
    ['S5-16 desktop visitors go to the desktop installer for macOS', { platform: 'macos' }, 'macos'],
    ['S5-17 not Linux', { platform: 'linux' }, 'mobile'],
    ['S5-17 not iOS Chrome', { platform: 'macos', isIosChrome: true }, 'mobile'],
    ['S5-17 mobile visitors go to a mobile download page', { platform: 'ios', isDesktop: false }, 'mobile'],
    ['S5-17 tablet visitors go to a mobile download page', { platform: 'android', isDesktop: false }, 'mobile'],
    ['a tablet stays one, whatever its system', { platform: 'windows', isDesktop: false }, 'mobile'],
    ['there is no installer for ChromeOS', { platform: 'chromeos' }, 'mobile'],
    ['unknown: never a guess', { platform: 'unknown' }, 'mobile']
  ])('%s: %o', (_rule, device, kind) => {
    expect(downloadKind(device)).toBe(kind)
  })

  const version = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
  it.each<[rule: string, userAgent: string, kind: DownloadKind]>([
    [
      'Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
      'windows'
    ],
    ['macOS', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${version} Version/18.0 Safari/605.1.15`, 'macos'],
    [
      'iOS Chrome',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${version} CriOS/130.0.6723.78 Mobile/15E148 Safari/604.1`,
      'mobile'
    ],
    [
      'iOS Chrome that asks for desktop pages',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${version} CriOS/130 Version/11.1.1 Safari/605.1.15`,
      'mobile'
    ],
    [
      'an iPhone is no Mac',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${version} Version/17.5 Mobile/15E148 Safari/604.1`,
      'mobile'
    ],
    [
      'an iPad is no Mac',
      `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${version} Version/16.6 Mobile/15E148 Safari/604.1`,
      'mobile'
    ],
    [
      'Android is no Linux and no desktop',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
      'mobile'
    ],
    ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'mobile'],
    ['nothing at all', '', 'mobile']
  ])('S6-1 by User-Agent: %s', (_rule, userAgent, kind) => {
    const { isDesktop } = deviceInfo({ userAgent })
    expect(downloadKind({ platform: platformOf(userAgent), isDesktop, isIosChrome: isIosChrome(userAgent) })).toBe(kind)
  })
})

describe('its address', () => {
  it.each<[rule: string, kind: DownloadKind, locale: Locale, siteId: SiteId, address: string]>([
    [
      'S5-16 installer with brand and locale',
      'windows',
      'fr',
      'global',
      'https://installers.example/get/birdname/fr/windows'
    ],
    ['installer with brand and locale', 'macos', 'en', 'ontario', 'https://installers.example/get/birdname/en/macos'],
    [
      'S5-17 mobile page for brand and locale, with a siteId query',
      'mobile',
      'de',
      'germany',
      'https://m.example/download/birdname/de?siteId=germany'
    ],
    ['pt-br is shortened to pt', 'windows', 'pt-br', 'brazil', 'https://installers.example/get/birdname/pt/windows'],
    ['pt-br is shortened to pt', 'mobile', 'pt-br', 'brazil', 'https://m.example/download/birdname/pt?siteId=brazil'],
    ['uk is Ukrainian', 'macos', 'uk', 'ukraine', 'https://installers.example/get/birdname/uk/macos']
  ])('%s: %s %s', (_rule, kind, locale, siteId, address) => {
    expect(downloadTarget({ kind, brandAlias: 'birdname', locale, siteId, bases })).toBe(address)
  })

  it('a base may be a path of this site', () => {
    const own = {
      DESKTOP_INSTALLER_BASE_URL: '/sample-client/desktop',
      MOBILE_DOWNLOAD_PAGE_BASE_URL: '/sample-client/mobile'
    }
    const wanted = { brandAlias: 'birdname', locale: 'fr', siteId: 'global', bases: own } as const
    expect(downloadTarget({ kind: 'windows', ...wanted })).toBe('/sample-client/desktop/birdname/fr/windows')
    expect(downloadTarget({ kind: 'mobile', ...wanted })).toBe('/sample-client/mobile/birdname/fr?siteId=global')
  })
})
