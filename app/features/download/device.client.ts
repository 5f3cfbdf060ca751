import { type Platform, platformOf } from '../../site/device/platform.ts'
import { wait } from '../../ui/wait/wait.client.ts'
import { deviceRefresh } from './device-refresh.ts'

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

/** Tells the platform, and each other one that the device becomes when it is unfolded, docked or resized. Returns how to stop. */
export function watchPlatform(tell: (platform: Platform) => void): () => void {
  let reported: Platform | undefined
  const read = () => {
    const platform = readPlatform()
    if (platform === reported) return
    reported = platform
    tell(platform)
  }
  const { resized, stop } = deviceRefresh({
    wait,
    refresh: read
  })
  addEventListener('resize', resized)
  read()
  return () => {
    stop()
    removeEventListener('resize', resized)
  }
}
