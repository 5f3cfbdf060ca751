import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** What is counted, each with how often it may happen in its period. */
export type Limit = { name: string; points: number; seconds: number }

export type RateLimit = {
  /** Counts an attempt. Out: null where it may go on, else the whole seconds until the next one may. */
  count(key: string): Promise<number | null>
}

/**
 * A limit that all processes on one PostgreSQL share; without one it lives in this process's memory, which also stands in while the database is silent.
 * Keys are kept as keyed hashes: no address is written down.
 */
export function createRateLimit({ name, points, seconds }: Limit, secret: Buffer, pool: Pool | null): RateLimit {
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
  return {
    async count(key) {
      try {
        await limiter.consume(createHmac('sha256', secret).update(`limit\n${key}`).digest('base64url'))
        return null
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw refusal
      }
    }
  }
}
