import { type Platform, platformOf } from '../../site/device/platform.ts'

/** Device resize refresh delay: 50 ms (spec section 9). */
const refreshAfterMs = 50

/** The platform as the browser knows it. Where it keeps its hints to itself the rest has to do. */
function readPlatform(): Platform {
  const { userAgent, maxTouchPoints, platform, userAgentData } = navigator as Navigator & {
    userAgentData?: { platform: string }
  }
  return platformOf(userAgent, {
    touchPoints: maxTouchPoints,
    navigatorPlatform: platform,
    ...(userAgentData && { platform: userAgentData.platform })
  })
}

/** Tells the platform, and each other one that the device becomes when it is unfolded, docked or resized: it is read 50 ms after the last of a row of resizes. */
export function watchPlatform(tell: (platform: Platform) => void, signal: AbortSignal): void {
  let reported: Platform | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = () => {
    const platform = readPlatform()
    if (signal.aborted || platform === reported) return
    reported = platform
    tell(platform)
  }
  const resized = () => {
    clearTimeout(timer)
    timer = setTimeout(read, refreshAfterMs)
  }
  addEventListener('resize', resized, { signal })
  read()
}
