import { isStale } from '../../app/features/players-online/figures-shown.ts'
import { askedAtMostEveryMs, maxAheadMs } from '../../app/features/players-online/players-online.data.ts'
import { sampleFigures } from '../../app/features/players-online/sample-figures.ts'
import type { Content } from '../../content/content.ts'
import { type PlayersOnline, playersFeed } from '../../content/players-online/players-online.schema.ts'
import type { Logger } from '../platform/logger.ts'
import { fetchUpstream, UpstreamError } from './fetch-upstream.ts'

export type PlayersFeed = {
  /** The figures of this moment. Null where none were ever had, or the last good ones are older than ten minutes. Never throws. */
  current(): Promise<PlayersOnline | null>
}

type Settings = {
  /** PLAYERS_ONLINE_URL; null: the sample feed. */
  url: string | null
  content: () => Pick<Content, 'playersOnline'>
  now: () => Date
  logger: Pick<Logger, 'warn'>
  timeoutMs?: number
}

/** The room's own server, asked at most once in 15 s and never twice at a time. Without one the content's sample follows the clock. */
export function createPlayersFeed({ url, content, now, logger, timeoutMs = 3000 }: Settings): PlayersFeed {
  if (url === null) return { current: async () => sampleFigures(content().playersOnline, now()) }
  let last: PlayersOnline | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | null = null
  let fault = ''

  const ask = async () => {
    try {
      const figures = await fetchUpstream({ url, schema: playersFeed, timeoutMs })
      if (Date.parse(figures.takenAt) > now().getTime() + maxAheadMs)
        throw new UpstreamError('not-valid', 'the answer is not valid: takenAt: is ahead of the clock')
      last = figures
      fault = ''
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      if (reason !== fault)
        logger.warn({ err: error }, 'the players could not be counted: the last figures stay until they are stale')
      fault = reason
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
