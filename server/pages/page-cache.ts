import { LRUCache } from 'lru-cache'
import type { Content } from '../../content/content.ts'
import { decompress, type Encoding } from '../platform/compress.ts'
import { noteOnSpan } from '../platform/tracing.ts'
import { createCacheKeys, type PageKey } from './cache-key.ts'
import {
  type CachedResponse,
  cachedResponse,
  type EncodedResponse,
  encodedAgain,
  type RenderedResponse
} from './cached-response.ts'
import { cachedPathname } from './live-addresses.ts'
import type { PageRenderer, PageRequest, RenderedPage } from './page-renderer.ts'
import { createRenderQueue } from './render-queue.ts'

export type CachedPage = { document: CachedResponse; payload: CachedResponse }
/** An answer that is no page has no payload. */
type Cached = { document: CachedResponse; payload: CachedResponse | null }
type Rendered = { document: RenderedResponse; payload?: RenderedResponse }

/** Answers by their hash: those of several keys that are the same are held once. */
type Entry = { document: string; payload: string | null; madeAt: number; expiresAt: number } | CachedResponse

/** The share of the cache for bytes in gzip and for plain text, so that clients without brotli cannot drive the pages out. */
const plainShare = 0.25
/** The overhead of an entry: objects, and its two lists of headers. */
const overhead = 1500

export type PageCache = ReturnType<typeof createPageCache>

/** The one cache of rendered answers, bounded in bytes, least recently used first. Keys name the version, so nothing is ever invalidated. */
export function createPageCache(renderer: PageRenderer) {
  const { settings } = renderer
  const { environment, content, now, metrics, development } = settings
  const bytes = environment.PAGE_CACHE_MB * 1e6
  const keys = createCacheKeys(settings)
  const queue = createRenderQueue(() => metrics.shedRequests.inc())
  const dispose = (_value: unknown, _key: string, reason: LRUCache.DisposeReason) => {
    if (reason === 'evict') metrics.cacheEvictions.inc()
  }
  const entries = new LRUCache<string, Entry>({
    maxSize: bytes * (1 - plainShare),
    sizeCalculation: (entry, key) => ('br' in entry ? entry.br.body.length + overhead : key.length + 200),
    dispose
  })
  const encodings = new LRUCache<string, EncodedResponse>({
    maxSize: bytes * plainShare,
    sizeCalculation: ({ body }) => body.length + overhead,
    dispose
  })
  const underway = new Map<string, Promise<unknown>>()

  /** Simultaneous callers share one run of the work. */
  function once<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const known = underway.get(key) as Promise<Result> | undefined
    if (known) return known
    const started = work().finally(() => underway.delete(key))
    underway.set(key, started)
    return started
  }

  function answer(hash: string): CachedResponse | undefined {
    const entry = entries.get(hash)
    return entry && 'br' in entry ? entry : undefined
  }

  function lookUp(key: string): Cached | undefined {
    const entry = entries.get(key)
    if (!entry || 'br' in entry) return undefined
    const time = now().getTime()
    // An entry made by a clock that ran ahead is of another day.
    if (time < entry.madeAt || time >= entry.expiresAt) return undefined
    const document = answer(entry.document)
    const payload = entry.payload === null ? null : answer(entry.payload)
    return document && payload !== undefined ? { document, payload } : undefined
  }

  /** Keeps an answer unless the same is here already. */
  function hold(made: CachedResponse): CachedResponse {
    const known = answer(made.hash)
    if (!known) entries.set(made.hash, made)
    return known ?? made
  }

  /** Whether what was made from a reading of the content may be found by others: an answer that a change has overtaken is sent and not cached. */
  const isCurrent = ({ version }: Content, { status, expiresAt }: RenderedResponse) =>
    !development && status === 200 && content().version === version && now().getTime() < expiresAt

  const size = () => entries.calculatedSize + encodings.calculatedSize

  /** Gives the entry of a name, else makes it once for all who ask for it meanwhile. Throws QueueFullError where too many renders wait. */
  async function cached(name: string, reading: Content, make: () => Promise<Rendered>): Promise<Cached> {
    const known = lookUp(name)
    noteOnSpan(() => ({ 'page.cache': known ? 'hit' : 'miss' }))
    if (known) {
      metrics.cacheHits.inc()
      return known
    }
    return once(name, async () => {
      metrics.cacheMisses.inc()
      const madeAt = now().getTime()
      const rendered = await queue.shared(make)
      const [document, payload] = await Promise.all([
        cachedResponse(rendered.document),
        rendered.payload ? cachedResponse(rendered.payload) : null
      ])
      if (!isCurrent(reading, rendered.document)) return { document, payload }
      const held = { document: hold(document), payload: payload && hold(payload) }
      const { expiresAt } = rendered.document
      entries.set(name, { document: document.hash, payload: payload?.hash ?? null, madeAt, expiresAt })
      metrics.cacheBytes.set(size())
      return held
    })
  }

  return {
    /** The page of a key in the present version, where it is here. */
    find: (key: PageKey): CachedPage | undefined => lookUp(keys.page(key)) as CachedPage | undefined,

    /** A page from the cache, else rendered once. Throws QueueFullError. */
    page: (request: PageRequest): Promise<CachedPage> =>
      cached(keys.page(keyOf(request), request.content), request.content, () =>
        renderer.render(request)
      ) as Promise<CachedPage>,

    /** A page that belongs to one request. Throws QueueFullError as `page` does. */
    own(request: PageRequest, network: string): Promise<RenderedPage> {
      noteOnSpan(() => ({ 'page.cache': 'none' }))
      return queue.own(`${request.outcome.status === 200 ? 'page' : 'error'} ${network}`, () =>
        renderer.render(request)
      )
    },

    /** An answer that is no page: a sitemap, a feed, an island. */
    other: async (parts: readonly string[], reading: Content, make: () => Promise<RenderedResponse>) =>
      (await cached(keys.other(parts, reading), reading, async () => ({ document: await make() }))).document,

    /** A cached answer in an encoding, where those bytes are at hand. */
    encodedNow: (cached: CachedResponse, encoding: Encoding): EncodedResponse | undefined =>
      encoding === 'br' ? cached.br : encodings.get(`${cached.hash} ${encoding}`),

    /** A cached answer in an encoding: made once, and cached as long as there is room. */
    async encoded(cached: CachedResponse, encoding: Encoding): Promise<EncodedResponse> {
      if (encoding === 'br') return cached.br
      const name = `${cached.hash} ${encoding}`
      const known = encodings.get(name)
      if (known) return known
      return once(name, async () => {
        const made = await encodedAgain(cached, encoding)
        encodings.set(name, made)
        metrics.cacheBytes.set(size())
        return made
      })
    },

    /** A cached answer as it was rendered. */
    rendered: async (cached: CachedResponse): Promise<RenderedResponse> => ({
      ...cached,
      body: await decompress(cached.br.body),
      expiresAt: 0
    }),

    /** How many bytes are held. */
    size
  }

  function keyOf({ siteId, host, path, locale, row, embedded, audience, platform }: PageRequest): PageKey {
    return {
      siteId,
      host,
      pathname: cachedPathname({ siteId, locale, host, environment }, path),
      embedded,
      audience: audience.name,
      platform: row?.reads?.includes('platform') ? platform : null
    }
  }
}
