/** The systems that have a client of their own, in the order in which they are offered. */
export const downloadPlatforms = ['windows', 'macos', 'android', 'ios'] as const

export type DownloadPlatform = (typeof downloadPlatforms)[number]

/** Whether a system has a client of its own. */
export const isDownloadPlatform = (name: string): name is DownloadPlatform =>
  (downloadPlatforms as readonly string[]).includes(name)
