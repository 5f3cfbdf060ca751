import * as v from 'valibot'

const flag = v.boolean()

/** What is derived from the browser's user agent. */
export const deviceInfoSchema = v.strictObject({
  isMobile: flag,
  isMobileOrTablet: flag,
  isTablet: flag,
  isDesktop: flag,
  isIos: flag,
  isAndroid: flag,
  isWindows: flag,
  isMacOS: flag,
  isApple: flag,
  isSafari: flag,
  isFirefox: flag,
  isEdge: flag,
  isChrome: flag,
  isSamsung: flag,
  isCrawler: flag
})

export type DeviceInfo = v.InferOutput<typeof deviceInfoSchema>
