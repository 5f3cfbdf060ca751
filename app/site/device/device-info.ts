import type { DeviceInfo } from '../entities/device-info.schema.ts'
import { browserOf } from './browser.ts'
import type { DeviceHints } from './device-hints.ts'
import { formFactorOf } from './form-factor.ts'
import { platformOf } from './platform.ts'
import { userAgentText } from './user-agent-text.ts'

export type DeviceFacts = DeviceHints & {
  userAgent: string | null | undefined
  /** Where somebody knows better than the words below: the server has the list of crawlers, which browsers are spared. */
  isCrawler?: boolean
}

const crawlerWords =
  /bot\b|crawl|spider|slurp|facebookexternalhit|Lighthouse|Google-InspectionTool|Mediapartners|preview/i

/**
 * Device info, one detector for server and browser: 15 flags of one User-Agent and of what else a device says. Exactly one of isMobile, isTablet and
 * isDesktop is true, at most one platform and at most one browser; where nothing names a platform none is, and whoever asks shows all.
 */
export function deviceInfo({ userAgent, isCrawler, ...hints }: DeviceFacts): DeviceInfo {
  const text = userAgentText(userAgent)
  const platform = platformOf(text, hints)
  const formFactor = formFactorOf(text, platform, hints)
  const browser = browserOf(text, platform)
  return {
    isMobile: formFactor === 'mobile',
    isMobileOrTablet: formFactor !== 'desktop',
    isTablet: formFactor === 'tablet',
    isDesktop: formFactor === 'desktop',
    isIos: platform === 'ios',
    isAndroid: platform === 'android',
    isWindows: platform === 'windows',
    isMacOS: platform === 'macos',
    isApple: platform === 'ios' || platform === 'macos',
    isSafari: browser === 'safari',
    isFirefox: browser === 'firefox',
    isEdge: browser === 'edge',
    isChrome: browser === 'chrome',
    isSamsung: browser === 'samsung',
    isCrawler: isCrawler ?? crawlerWords.test(text)
  }
}
