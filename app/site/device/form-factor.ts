import type { DeviceHints } from './device-hints.ts'
import type { Platform } from './platform.ts'

/** What kind of device it is. A device is exactly one of them. */
export type FormFactor = 'mobile' | 'tablet' | 'desktop'

/** Android's own boundary between phones and tablets, in CSS pixels of the shorter side. */
const smallestTablet = 600
const tabletNames = /\b(?:Tablet(?! PC)|PlayBook|SM-[TX]\d|KF[A-Z]{2,5}\b)/
const phoneNames = /\b(?:Mobi|Opera Mini|Phone\b|MIDP\b)/i

/**
 * The kind of a device. In: the text of its User-Agent, its platform and what else it says. Windows, macOS and ChromeOS are desktops, with a touch screen too.
 * Android says "Mobile" on phones and leaves it out on tablets. Where a phone or tablet poses as a computer its screen decides.
 */
export function formFactorOf(text: string, platform: Platform, { shortSide }: DeviceHints): FormFactor {
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
