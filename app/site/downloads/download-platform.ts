import { type DownloadPlatform, downloadPlatforms } from './download-platforms.data.ts'

/** Whether a system has a client of its own. In: a platform, or any name. */
export const isDownloadPlatform = (name: string): name is DownloadPlatform =>
  (downloadPlatforms as readonly string[]).includes(name)
