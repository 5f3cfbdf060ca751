/** The systems that have a client of their own, in the order in which they are offered. */
export const downloadPlatforms = ['windows', 'macos', 'android', 'ios'] as const

export type DownloadPlatform = (typeof downloadPlatforms)[number]
