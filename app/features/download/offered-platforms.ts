import {
  type DownloadPlatform,
  downloadPlatforms,
  isDownloadPlatform
} from '../../domain/downloads/download-platform.ts'
import type { Platform } from '../../site/device/platform.ts'

/** "Buttons that name the visitor's platform and all others below"; "unknown shows all", none before another. */
export function offeredPlatforms(platform: Platform) {
  /** The client for the visitor's own device; null where it has none, or is not known. */
  const primary = isDownloadPlatform(platform) ? platform : null
  return {
    primary,
    others: downloadPlatforms.filter(other => other !== primary),
    /** A system that is known to have no client, which is said instead of passed over. */
    without: platform === 'linux' || platform === 'chromeos' ? platform : null
  }
}

/** The platform that a download which starts by itself is for; null: the mobile page; undefined: unknown, so that nothing may start. */
export const startedPlatform = (platform: Platform): DownloadPlatform | null | undefined =>
  platform === 'unknown' ? undefined : offeredPlatforms(platform).primary

/** Whether the code that leads to a phone is of use: not on a phone or tablet itself. */
export const showsPhoneCode = (platform: Platform): boolean => platform !== 'ios' && platform !== 'android'
