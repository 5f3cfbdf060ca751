import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { DownloadQuery } from '../../app/features/download/download-query.ts'
import type { DownloadLink } from '../../app/features/download/preferred-link.ts'
import { downloadLinkSchema } from '../../app/site/entities/entities.schema.ts'
import type { Logger } from '../platform/logger.ts'
import { fetchUpstream } from './fetch-upstream.ts'

/** "Upstream answers are cached 300 s." */
const freshMs = 300_000
/** How long an upstream that failed is left in peace: its visitors get what is at hand, at once. */
const restMs = 30_000
/** More than all countries by all platforms; others only drive out the oldest. */
const maxCached = 1500

/** Its links may carry more than type and url: that is left out. */
const upstreamAnswer = v.object({ links: v.array(v.object(downloadLinkSchema.entries)) })

type Settings = { url: string | null; now: () => Date; logger: Pick<Logger, 'warn'>; timeoutMs?: number }
type Entry = { links: readonly DownloadLink[] | null; expiresAt: number }

/** Caches the download links of an upstream "by brand, platform and country". */
export function createDownloadLinks({ url, now, logger, timeoutMs = 3000 }: Settings) {
  const cache = new LRUCache<string, Entry, DownloadQuery>({
    max: maxCached,
    ignoreFetchAbort: true,
    async fetchMethod(_key, last, { context: query }) {
      const address = new URL(url ?? '')
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      try {
        const { links } = await fetchUpstream({ url: address, schema: upstreamAnswer, timeoutMs })
        return { links, expiresAt: now().getTime() + freshMs }
      } catch (error) {
        logger.warn({ err: error, ...query }, 'the download links could not be had: the last good ones stay')
        return { links: last?.links ?? null, expiresAt: now().getTime() + restMs }
      }
    }
  })
  return {
    /** The links of the last 300 s, else new ones, else the last good ones; null where nothing was ever had: the embedded default counts. */
    async linksOf(query: DownloadQuery): Promise<readonly DownloadLink[] | null> {
      if (!url) return null
      const key = `${query.brandAlias} ${query.platform} ${query.country}`
      const forceRefresh = (cache.peek(key)?.expiresAt ?? 0) <= now().getTime()
      const entry = await cache.fetch(key, { context: query, forceRefresh })
      return entry?.links ?? null
    }
  }
}
