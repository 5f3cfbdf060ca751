/** What a device says besides its User-Agent: its browser by touch points and screen, a Chromium by client hints. Any of it may be missing. */
export type DeviceHints = {
  /** `navigator.maxTouchPoints`. */
  touchPoints?: number
  /** `navigator.platform`. */
  navigatorPlatform?: string
  /** The shorter side of the screen, in CSS pixels. */
  shortSide?: number
  /** `Sec-CH-UA-Platform`, or `platform` of `navigator.userAgentData`. */
  platform?: string
  /** `Sec-CH-UA-Arch`, or `architecture` of the high-entropy values. */
  architecture?: string
  /** `Sec-CH-UA-Bitness`, or `bitness` of the high-entropy values. */
  bitness?: string
}
