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

export type FiguresShown = { kind: 'figures'; figures: PlayersOnline } | { kind: 'waiting' } | { kind: 'nothing' }

/** A cached page shows the sample with its time; with an upstream it leaves the place to the island, which has the figures of the moment, or nothing. */
export function figuresShown({ live, fromUpstream, record }: Facts): FiguresShown {
  if (live) return { kind: 'figures', figures: live }
  if (live === null) return { kind: 'nothing' }
  return fromUpstream ? { kind: 'waiting' } : { kind: 'figures', figures: record }
}

/** Whether figures are too old to be shown: taken more than ten minutes ago. */
export const isStale = (takenAt: string, now: Date): boolean => now.getTime() - Date.parse(takenAt) > staleAfterMs

/** The instant after which figures are too old, as ISO text. */
export const freshUntil = (takenAt: string): string => new Date(Date.parse(takenAt) + staleAfterMs).toISOString()
