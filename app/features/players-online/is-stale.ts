import { staleAfterMs } from './players-online.data.ts'

/** Whether figures are too old to be shown: taken more than ten minutes ago. In: when they were taken, as ISO text, and the present instant. */
export const isStale = (takenAt: string, now: Date): boolean => now.getTime() - Date.parse(takenAt) > staleAfterMs

/** The instant after which figures are too old, as ISO text. In: when they were taken, as ISO text. */
export const freshUntil = (takenAt: string): string => new Date(Date.parse(takenAt) + staleAfterMs).toISOString()
