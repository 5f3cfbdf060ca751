import { staleAfterMs } from './players-online.data.ts'

/** Whether figures are too old to be shown: taken more than ten minutes ago. In: when they were taken, as ISO text, and the present instant. */
export const isStale = (takenAt: string, now: Date): boolean => now.getTime() - Date.parse(takenAt) > staleAfterMs
