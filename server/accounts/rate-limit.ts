import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** What is counted, each with how often it may happen in its period. */
export type Limit = { name: string; points: number; seconds: number }

/** Networks that are counted in memory at once; the oldest are forgotten. */
const maxCounted = 50_000

/** A limit shared through PostgreSQL; without one, or while it is silent, it counts in memory, which is bounded. Keys are stored as keyed hashes. */
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
  return {
    /** Counts an attempt. Null where it may go on, else the whole seconds until the next one may. */
    async count(key: string): Promise<number | null> {
      const hash = createHmac('sha256', secret).update(`limit\n${key}`).digest('base64url')
      counted.set(hash, true)
      try {
        await limiter.consume(hash)
        return null
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      }
    }
  }
}
