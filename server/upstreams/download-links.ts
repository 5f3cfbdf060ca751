import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { DownloadQuery } from '../../app/features/download/download-query.ts'
import { byPreference, type DownloadLink } from '../../app/features/download/preferred-link.ts'
import type { Environment } from '../../app/site/config/environment.ts'
import { stillRuns } from '../platform/still-runs.ts'
import { fetchUpstream, readEach, UpstreamError } from './fetch-upstream.ts'
import { linkSchema } from './upstream-answers.schema.ts'
import { createUpstreamLog, type UpstreamReports } from './upstream-log.ts'

/** "Upstream answers are cached 300 s." */
const freshMs = 300_000
/** How long an upstream that failed is left in peace, whatever is asked: its visitors get what is at hand, at once. */
const restMs = 30_000
/** More than all countries by all platforms; others only drive out the oldest. */
const maxCached = 1500

const answer = v.object({ links: v.array(v.unknown()) })

const overTls = v.object({
  ...linkSchema.entries,
  url: v.pipe(linkSchema.entries.url, v.regex(/^https:/i, 'must begin with https'))
})

/** Reads links one by one; a site that is visited over TLS leads nowhere without it. `leftOut` names those that are wrong. Throws UpstreamError where all are. */
export function readLinks(
  { links: given }: v.InferOutput<typeof answer>,
  { PUBLIC_SCHEME }: Pick<Environment, 'PUBLIC_SCHEME'>
) {
  const schema = PUBLIC_SCHEME === 'https' ? overTls : linkSchema
  const { items: links, faults } = readEach(schema, given)
  const leftOut = faults.map(({ index, reason }) => `${index}: ${reason}`)
  if (given.length > 0 && links.length === 0)
    throw new UpstreamError('not-valid', ['no link is valid', ...leftOut].join('; ').slice(0, 300))
  return { links, leftOut }
}

type Settings = UpstreamReports & {
  environment: Pick<Environment, 'DOWNLOAD_LINKS_URL' | 'PUBLIC_SCHEME'>
  now: () => Date
}
type Entry = { links: readonly DownloadLink[] | null; expiresAt: number }

/** Caches the download links of an upstream "by brand, platform and country". */
export function createDownloadLinks({ environment, now, logger, metrics }: Settings) {
  const url = environment.DOWNLOAD_LINKS_URL
  const log = createUpstreamLog('download-links', { logger, metrics })
  let restUntil = 0
  const cache = new LRUCache<string, Entry, DownloadQuery>({
    max: maxCached,
    ignoreFetchAbort: true,
    async fetchMethod(_key, last, { context: query }) {
      const atHand = () => ({ links: last?.links ?? null, expiresAt: restUntil })
      if (stillRuns(restUntil, restMs, now().getTime())) return atHand()
      const address = new URL(url ?? '')
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      try {
        const { links, leftOut } = readLinks(await fetchUpstream({ url: address, schema: answer }), environment)
        log.good(leftOut)
        return { links: links.length > 0 ? byPreference(links) : atHand().links, expiresAt: now().getTime() + freshMs }
      } catch (error) {
        log.fault(error)
        restUntil = now().getTime() + restMs
        return atHand()
      }
    }
  })
  return {
    /** The links of the last 300 s, else new ones, else the last good ones; null where nothing was ever had: the embedded default counts. */
    async linksOf(query: DownloadQuery): Promise<readonly DownloadLink[] | null> {
      if (!url) return null
      const key = `${query.brandAlias} ${query.platform} ${query.country}`
      const forceRefresh = !stillRuns(cache.peek(key)?.expiresAt ?? 0, freshMs, now().getTime())
      const entry = await cache.fetch(key, { context: query, forceRefresh })
      return entry?.links ?? null
    }
  }
}
