import type { DeviceInfo } from '../../domain/entities/entities.schema.ts'
import { browserOf } from './browser.ts'
import { type DeviceHints, type Platform, platformOf, userAgentText } from './platform.ts'

const crawlerWords =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|meta-external|WhatsApp|GoogleOther|YandexImages|Lighthouse|Google-InspectionTool|Mediapartners|preview/i

/** Device info, one detector for server and browser. Exactly one of isMobile, isTablet and isDesktop is true, at most one platform and one browser. */
export function deviceInfo({ userAgent, ...hints }: DeviceHints & { userAgent: string | undefined }): DeviceInfo {
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
    isCrawler: crawlerWords.test(text)
  }
}

/** Android's own boundary between phones and tablets, in CSS pixels of the shorter side. */
const smallestTablet = 600
const tabletNames = /\b(?:Tablet(?! PC)|PlayBook|SM-[TX]\d|KF[A-Z]{2,5}\b)/
const phoneNames = /\b(?:Mobi|Opera Mini|Phone\b|MIDP\b)/i

/** Windows, macOS and ChromeOS are desktops, touch screens too. Android says "Mobile" on phones alone. The screen decides where a phone poses as a computer. */
function formFactorOf(text: string, platform: Platform, { shortSide }: DeviceHints): 'mobile' | 'tablet' | 'desktop' {
  const posing = /\b(?:Macintosh|X11)\b/.test(text) && shortSide !== undefined && shortSide < smallestTablet
  switch (platform) {
    case 'windows':
    case 'macos':
    case 'chromeos':
      return 'desktop'
    case 'ios':
      return posing || !/\b(?:iPad|Macintosh)\b/.test(text) ? 'mobile' : 'tablet'
    case 'android':
      return !tabletNames.test(text) && (posing || phoneNames.test(text)) ? 'mobile' : 'tablet'
    case 'linux':
    case 'unknown':
      if (tabletNames.test(text)) return 'tablet'
      return phoneNames.test(text) ? 'mobile' : 'desktop'
  }
}
