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
const maxKept = 1500

/** Its links may carry more than type and url: that is left out. */
const upstreamAnswer = v.object({ links: v.array(v.object(downloadLinkSchema.entries)) })

export type DownloadLinks = {
  /** The links of the last 300 s, else new ones, else the last good ones; null where nothing was ever had: the embedded default counts. */
  linksOf(query: DownloadQuery): Promise<readonly DownloadLink[] | null>
}

type Settings = { url: string | null; now: () => Date; logger: Pick<Logger, 'warn'>; timeoutMs?: number }
type Kept = { links: readonly DownloadLink[] | null; until: number }

/** Keeps the download links of an upstream "by brand, platform and country". */
export function createDownloadLinks({ url, now, logger, timeoutMs = 3000 }: Settings): DownloadLinks {
  const kept = new Map<string, Kept>()
  const asking = new Map<string, Promise<readonly DownloadLink[] | null>>()

  const keep = (key: string, links: Kept['links'], forMs: number) => {
    kept.delete(key)
    kept.set(key, { links, until: now().getTime() + forMs })
    const [oldest] = kept.keys()
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
    return links
  }
  const ask = async (upstream: string, key: string, query: DownloadQuery) => {
    const address = new URL(upstream)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    try {
      return keep(key, (await fetchUpstream({ url: address, schema: upstreamAnswer, timeoutMs })).links, freshMs)
    } catch (error) {
      logger.warn({ err: error, ...query }, 'the download links could not be had: the last good ones stay')
      return keep(key, kept.get(key)?.links ?? null, restMs)
    }
  }
  return {
    async linksOf(query) {
      if (!url) return null
      const key = `${query.brandAlias} ${query.platform} ${query.country}`
      const known = kept.get(key)
      if (known && known.until > now().getTime()) return known.links
      const asked = asking.get(key) ?? ask(url, key, query).finally(() => asking.delete(key))
      asking.set(key, asked)
      return asked
    }
  }
}
