/** Facts of a device beyond its User-Agent: its browser by touch points and screen, a Chromium by client hints. Any of it may be missing. */
export type DeviceHints = {
  /** `navigator.maxTouchPoints`. */
  touchPoints?: number
  /** `navigator.platform`. */
  navigatorPlatform?: string
  /** The shorter side of the screen, in CSS pixels. */
  shortSide?: number
  /** `Sec-CH-UA-Platform`, or `platform` of `navigator.userAgentData`. */
  platform?: string
}

/** The system a visitor's device runs, as far as the download needs to know it. `unknown` is offered everything, equally. */
export type Platform = 'windows' | 'macos' | 'ios' | 'android' | 'linux' | 'chromeos' | 'unknown'

/** Televisions, consoles and small phones: no client runs on them, whatever system their other words or hints are like. */
const noClient =
  /\b(?:Windows Phone|Xbox|PlayStation|Nintendo|Tizen|Web0S|webOS|SMART-TV|SmartTV|KAIOS|OpenHarmony|CrKey)\b/i
/** "Android", and the browsers that run on nothing else, which leave that word out in desktop mode. */
const android = /\b(?:(?<![Ll]ike )Android|Silk\/|SamsungBrowser\/|EdgA\/|OculusBrowser\/)/
/** The devices, and the browsers that run on nothing else of Apple's, and call it a Mac in desktop mode. No Mac says `Mobile/`. */
const ios = /\b(?:iPhone|iPad|iPod|CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA\/|FBIOS)|\bMacintosh;[^)]*\).*\bMobile\/\w/
const named: readonly (readonly [RegExp, Platform])[] = [
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [android, 'android'],
  [ios, 'ios'],
  [/\bMac(?:intosh\b| OS X\b)/, 'macos'],
  [/\bLinux\b/, 'linux']
]
const hinted: ReadonlyMap<string | undefined, Platform> = new Map([
  ['Windows', 'windows'],
  ['macOS', 'macos'],
  ['iOS', 'ios'],
  ['Android', 'android'],
  ['Linux', 'linux'],
  ['Chrome OS', 'chromeos'],
  ['Chromium OS', 'chromeos']
])

/** The system of a device. Particular names come first: an iPhone says "like Mac OS X", Android says "Linux", ChromeOS says "X11". */
export function platformOf(userAgent: string | null | undefined, hints: DeviceHints = {}): Platform {
  const text = userAgentText(userAgent)
  if (noClient.test(text)) return 'unknown'
  const platform = named.find(([name]) => name.test(text))?.[1] ?? 'unknown'
  return poses.has(platform) ? unmasked(hinted.get(hints.platform) ?? platform, hints) : platform
}

/** Names of devices that ask for desktop pages, or that hide what they are: here hints come first. Nobody poses as a phone. */
const poses: ReadonlySet<Platform> = new Set(['windows', 'macos', 'linux', 'unknown'])

/** An iPad poses as a Mac, but no Mac has touch points. Android poses as a PC with Linux, of x86 by its User-Agent and of ARM by `navigator.platform`. */
function unmasked(platform: Platform, { touchPoints = 0, navigatorPlatform = '' }: DeviceHints): Platform {
  if (platform === 'macos' && touchPoints > 1) return 'ios'
  if (platform === 'linux' && touchPoints > 1 && /\b(?:arm|aarch64)/.test(navigatorPlatform)) return 'android'
  return platform
}

const readCharacters = 512

/** The part of a User-Agent that rules read: anybody may send anything, and no browser says what it is later than this. */
export const userAgentText = (userAgent: string | null | undefined): string =>
  (userAgent ?? '').slice(0, readCharacters)
