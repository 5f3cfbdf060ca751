import { isStale } from '../../app/features/players-online/figures-shown.ts'
import { askedAtMostEveryMs, maxAheadMs } from '../../app/features/players-online/players-online.data.ts'
import type { Content } from '../../content/content.ts'
import { type PlayersOnline, playersFeed } from '../../content/players-online/players-online.schema.ts'
import { fetchUpstream, UpstreamError } from './fetch-upstream.ts'
import type { UpstreamReports } from './upstream-log.ts'
import { createUpstreamLog } from './upstream-log.ts'

export type PlayersFeed = {
  /** The figures of this moment. Null where none were ever had, or the last good ones are older than ten minutes. Never throws. */
  current(): Promise<PlayersOnline | null>
}

type Settings = UpstreamReports & {
  /** PLAYERS_ONLINE_URL; null: the sample. */
  url: string | null
  content: () => Pick<Content, 'playersOnline'>
  now: () => Date
}

/** The room's own server, asked at most once in 15 s and never twice at a time. Without one there is the content's sample, which never moves. */
export function createPlayersFeed({ url, content, now, logger, metrics }: Settings): PlayersFeed {
  if (url === null) return { current: async () => content().playersOnline }
  let last: PlayersOnline | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | null = null
  const log = createUpstreamLog('players-online', { logger, metrics })

  const ask = async () => {
    try {
      const figures = await fetchUpstream({ url, schema: playersFeed })
      if (Date.parse(figures.takenAt) > now().getTime() + maxAheadMs)
        throw new UpstreamError('not-valid', 'the answer is not valid: takenAt: is ahead of the clock')
      last = figures
      log.good()
    } catch (error) {
      log.fault(error)
    }
  }
  return {
    async current() {
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
