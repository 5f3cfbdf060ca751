import type { PlayersOnline } from '../../../content/players-online/players-online.schema.ts'
import { staleAfterMs } from './players-online.data.ts'

type Facts = {
  /** The figures of this moment, null where there are none to show; undefined in a page that may be cached. */
  live: PlayersOnline | null | undefined
  /** Whether the figures come from the room's own server. */
  fromUpstream: boolean
  /** The sample of the content. */
  record: PlayersOnline
}

/** A cached page shows the sample with its time; with an upstream it leaves the place to the island, which has the figures of the moment, or null. */
export function figuresShown({ live, fromUpstream, record }: Facts): PlayersOnline | 'waiting' | null {
  if (live !== undefined) return live
  return fromUpstream ? 'waiting' : record
}

/** Whether figures are too old to be shown: taken more than ten minutes ago. */
export const isStale = (takenAt: string, now: Date): boolean => now.getTime() - Date.parse(takenAt) > staleAfterMs

/** The instant after which figures are too old, as ISO text. */
export const freshUntil = (takenAt: string): string => new Date(Date.parse(takenAt) + staleAfterMs).toISOString()
