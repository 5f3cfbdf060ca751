import type { DeviceInfo } from '../entities/device-info.schema.ts'
import { type Architecture, architectureOf } from './architecture.ts'
import type { DeviceHints } from './device-hints.ts'
import { deviceInfo } from './device-info.ts'
import { deviceRefresh } from './device-refresh.ts'
import { type Platform, platformOf } from './platform.ts'

/** The device as its browser knows it. */
export type Device = { info: DeviceInfo; platform: Platform; architecture: Architecture }

type UserAgentData = {
  platform: string
  getHighEntropyValues: (names: string[]) => Promise<{ architecture?: string; bitness?: string }>
}

/** Reads the device. Where a browser keeps its hints to itself the rest has to do. */
export async function readDevice(): Promise<Device> {
  const { userAgent, maxTouchPoints, platform, userAgentData } = navigator as Navigator & {
    userAgentData?: UserAgentData
  }
  const hints: DeviceHints = {
    touchPoints: maxTouchPoints,
    navigatorPlatform: platform,
    shortSide: Math.min(screen.width, screen.height),
    ...(userAgentData && { platform: userAgentData.platform }),
    ...(await userAgentData?.getHighEntropyValues(['architecture', 'bitness']).catch(() => undefined))
  }
  return {
    info: deviceInfo({ userAgent, ...hints }),
    platform: platformOf(userAgent, hints),
    architecture: architectureOf(userAgent, hints)
  }
}

/** Tells the device, and each other one that it becomes when it is unfolded, docked or resized. Out: how to stop. */
export function watchDevice(tell: (device: Device) => void): () => void {
  let told = ''
  let asked = 0
  const read = async () => {
    asked += 1
    const turn = asked
    const device = await readDevice()
    const text = JSON.stringify(device)
    if (turn !== asked || text === told) return
    told = text
    tell(device)
  }
  const { resized, stop } = deviceRefresh({
    wait(ms, act) {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
    refresh: () => void read()
  })
  addEventListener('resize', resized)
  void read()
  return () => {
    asked += 1
    stop()
    removeEventListener('resize', resized)
  }
}
