import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** The limits: how often each may happen in its period. */
export type Limit = { name: string; points: number; seconds: number }

/** Networks that are counted in memory at once; the oldest are forgotten. */
const maxCounted = 50_000

/** Clocks of several machines differ by less. */
const skewMs = 60_000

/**
 * A limit shared through PostgreSQL; without one, or while it is silent, it counts in memory, which is bounded. Keys are stored as keyed hashes. A count of a clock that ran ahead
 * is forgotten: it would hold people off until that clock's time.
 */
export function createRateLimit(
  { name, points, seconds }: Limit,
  secret: Buffer,
  pool: Pool | null,
  maxKeys = maxCounted
) {
  const settings = { keyPrefix: name, points, duration: seconds }
  const memory = new RateLimiterMemory(settings)
  const limiter = pool
    ? new RateLimiterPostgres({
        ...settings,
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        inMemoryBlockOnConsumed: points + 1,
        insuranceLimiter: memory
      })
    : memory
  const counted = new LRUCache<string, true>({
    maxSize: maxKeys,
    sizeCalculation: () => 1,
    dispose: (_value, hash, reason) => void (reason === 'evict' && memory.delete(hash))
  })
  const consume = (hash: string) =>
    limiter.consume(hash).then(
      ({ msBeforeNext }) => ({ isOver: false, msBeforeNext }),
      (refusal: unknown) => {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { isOver: true, msBeforeNext: refusal.msBeforeNext }
      }
    )
  return {
    /** Counts an attempt. Null where it may go on, else the whole seconds until the next one may. */
    async count(key: string): Promise<number | null> {
      const hash = createHmac('sha256', secret).update(`limit\n${key}`).digest('base64url')
      counted.set(hash, true)
      let found = await consume(hash)
      if (found.msBeforeNext > seconds * 1000 + skewMs) {
        await limiter.delete(hash)
        found = await consume(hash)
      }
      return found.isOver ? Math.max(1, Math.ceil(found.msBeforeNext / 1000)) : null
    }
  }
}
