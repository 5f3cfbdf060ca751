import * as v from 'valibot'
import { isStale } from '../../app/features/players-online/figures-shown.ts'
import { askedAtMostEveryMs, maxAheadMs } from '../../app/features/players-online/players-online.data.ts'
import type { Content } from '../../content/content.ts'
import {
  dayCount,
  maxDayCounts,
  type PlayersOnline,
  playersFeed
} from '../../content/players-online/players-online.schema.ts'
import { fetchUpstream, readEach, UpstreamError } from './fetch-upstream.ts'
import { createUpstreamLog, type UpstreamReports } from './upstream-log.ts'

type Settings = UpstreamReports & {
  /** PLAYERS_ONLINE_URL; null: the sample. */
  url: string | null
  content: () => Pick<Content, 'playersOnline'>
  now: () => Date
}

/** The answer with its day as it came, which is read count by count. */
export const playersAnswer = v.object({ ...playersFeed.entries, day: v.optional(v.unknown()) })

/** Reads the counts of the day one by one: a bad one never hides the figures. `leftOut` has the faults of the others without their position, since each count moves on with the hours. */
export function readPlayers({ day, ...figures }: v.InferOutput<typeof playersAnswer>) {
  const given: unknown = day ?? []
  if (!Array.isArray(given)) return { figures: { ...figures, day: [] }, leftOut: ['day: is no list'] }
  const { items, faults } = readEach(dayCount, given.slice(-maxDayCounts))
  return { figures: { ...figures, day: items }, leftOut: [...new Set(faults.map(({ reason }) => `day: ${reason}`))] }
}

/** The room's own server, asked at most once in 15 s and never twice at a time. Without one there is the content's sample, which never moves. */
export function createPlayersFeed({ url, content, now, logger, metrics }: Settings) {
  if (url === null) return { current: async () => content().playersOnline }
  let last: PlayersOnline | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | null = null
  const log = createUpstreamLog('players-online', { logger, metrics })

  const ask = async () => {
    try {
      const { figures, leftOut } = readPlayers(await fetchUpstream({ url, schema: playersAnswer }))
      if (Date.parse(figures.takenAt) > now().getTime() + maxAheadMs)
        throw new UpstreamError('not-valid', 'the answer is not valid: takenAt: is ahead of the clock')
      last = figures
      log.good(leftOut)
    } catch (error) {
      log.fault(error)
    }
  }
  return {
    /** The figures of this moment. Null where none were ever had, or the last good ones are older than ten minutes. Never throws. */
    async current(): Promise<PlayersOnline | null> {
      const instant = now().getTime()
      if (!asking && (instant - askedAt >= askedAtMostEveryMs || instant < askedAt)) {
        askedAt = instant
        asking = ask().finally(() => {
          asking = null
        })
      }
      await asking
      return last && !isStale(last.takenAt, now()) ? last : null
    }
  }
}

export type PlayersFeed = ReturnType<typeof createPlayersFeed>
