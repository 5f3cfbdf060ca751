import { setTimeout as sleep } from 'node:timers/promises'
import type { Query } from '../accounts/database.ts'
import { createFaultLog } from '../platform/fault-log.ts'
import type { Logger } from '../platform/logger.ts'
import type { Metrics } from '../platform/metrics.ts'

export type OutboxItem = { id: string; attempts: number }

/** How an attempt ended: delivered, to be tried again, or given up because it can never succeed. `reason` goes into the log: no address in it. */
export type Delivery = { outcome: 'done' } | { outcome: 'again' | 'given-up'; reason: string }

/** A table of things to be delivered. */
export type Outbox<Item extends OutboxItem> = {
  name: 'mail' | 'account'
  query: Query
  /** The table, and in SQL which of its rows wait. */
  table: 'mail_outbox' | 'account_outbox'
  waits: string
  /** Also in SQL: which of the waiting rows, called `due`, have their turn; without it all have. */
  turn?: string
  /** An attempt that has not ended after this time is given up. */
  attemptMs: number
  deliver(item: Item): Promise<Delivery>
  /** Marks an item as delivered, or takes it out as given up. */
  finish(item: Item, outcome: 'done' | 'given-up', now: number): Promise<void>
}

/** A process that claimed an item and is silent for so long has died. While it delivers, it says so three times as often. */
export const leaseMs = 60_000
const pollMs = 5000

/** No delivery is put off for longer. */
const longestDelayMs = 20 * 60_000

/** A process that ends waits so long for deliveries under way. */
const endsWithinMs = 45_000
const maxAtOnce = 10

type Settings = { now: () => Date; logger: Logger; metrics: Metrics }

/** Delivers an outbox at least once each: at once when woken, after a failure with growing delays, every 5 s what other processes left. */
export function startOutboxWorker<Item extends OutboxItem>(outbox: Outbox<Item>, settings: Settings) {
  const { now, logger, metrics } = settings
  const { name, table, waits, attemptMs, query } = outbox
  const underWay = new Map<string, { claimedAt: number; delivery: Promise<void> }>()
  for (const outcome of ['done', 'again', 'given-up'] satisfies Delivery['outcome'][])
    metrics.outboxDeliveries.inc({ outbox: name, outcome }, 0)
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | null = null
  let woken = false
  let failures = 0
  const log = createFaultLog(logger)
  let stopped = false

  async function deliver(item: Item): Promise<void> {
    const result = await inTime(outbox.deliver(item).catch(faultOf), attemptMs)
    metrics.outboxDeliveries.inc({ outbox: name, outcome: result.outcome })
    if (result.outcome === 'again') {
      logger.warn({ outbox: name, id: item.id, attempts: item.attempts, reason: result.reason }, 'not delivered yet')
      const until = now().getTime() + retryDelayMs(item.attempts, Math.random())
      await query(`update ${table} set next_attempt_at = $2 where id = $1`, [item.id, until])
      return
    }
    if (result.outcome === 'given-up')
      logger.error({ outbox: name, id: item.id, attempts: item.attempts, reason: result.reason }, 'not deliverable')
    await outbox.finish(item, result.outcome, now().getTime())
  }

  /** A delivery under way has been claimed again by a clock that jumped: the first attempt goes on. */
  function start(item: Item): void {
    if (underWay.has(item.id)) return
    const delivery = deliver(item)
      .catch(error => logger.error({ err: error, outbox: name }, 'the end of a delivery could not be written down'))
      .finally(() => {
        underWay.delete(item.id)
        wake()
      })
    underWay.set(item.id, { claimedAt: performance.now(), delivery })
  }

  /** Keeps what this process delivers from all others, however long it takes. */
  async function renewLeases(): Promise<void> {
    for (const [id, claim] of underWay) {
      if (performance.now() - claim.claimedAt < leaseMs / 3) continue
      claim.claimedAt = performance.now()
      await query(`update ${table} set next_attempt_at = $2 where id = $1`, [id, now().getTime() + leaseMs])
    }
  }

  /** Gives free places to what is due; a delivery that ends wakes the worker. One that hangs takes its own place alone. */
  async function deliverDue(): Promise<void> {
    for (;;) {
      if (stopped) return
      woken = false
      await renewLeases()
      const free = maxAtOnce - underWay.size
      const at = now().getTime()
      const items = free > 0 ? await claimDue<Item>(outbox, at, free) : []
      for (const item of items) start(item)
      if (!woken) return
    }
  }

  /** Returns how long to sleep. */
  async function once(): Promise<number> {
    try {
      await deliverDue()
      const [row] = await query<{ count: number; due_at: number | null; written_at: number | null }>(
        `select count(*) as count, min(next_attempt_at) as due_at, min(created_at) as written_at from ${table} where ${waits}`
      )
      metrics.outboxWaiting.set({ outbox: name }, row?.count ?? 0)
      if (row?.written_at == null) metrics.outboxOldest.remove({ outbox: name })
      else metrics.outboxOldest.set({ outbox: name }, row.written_at / 1000)
      failures = 0
      log.good()
      return Math.min(pollMs, Math.max(50, (row?.due_at ?? Number.POSITIVE_INFINITY) - now().getTime()))
    } catch (error) {
      log.fault(error, 'an outbox could not be read; it is tried again', { err: error, outbox: name })
      failures += 1
      return Math.max(pollMs, retryDelayMs(failures, Math.random()))
    }
  }

  async function goRound(): Promise<void> {
    const sleepMs = await once()
    round = null
    if (!stopped) timer = setTimeout(wake, woken ? 0 : sleepMs).unref()
  }

  function wake(): void {
    woken = true
    if (stopped || round) return
    clearTimeout(timer)
    round = goRound()
  }

  wake()
  return {
    /** Something was written: look now. */
    wake,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await round
      await Promise.race([
        Promise.all([...underWay.values()].map(({ delivery }) => delivery)),
        sleep(endsWithinMs, undefined, { ref: false })
      ])
    }
  }
}

/**
 * Takes what is due, so many at most, and counts the attempt. Nobody else takes it for the time of a lease: if this process dies, it is due again then. An item that
 * is put off for longer than any may be was written by a clock that ran ahead, and is due now.
 */
export function claimDue<Item extends OutboxItem>(
  { query, table, waits, turn = 'true' }: Pick<Outbox<Item>, 'query' | 'table' | 'waits' | 'turn'>,
  now: number,
  count: number
): Promise<Item[]> {
  const isDue = `${waits} and (next_attempt_at <= $1 or next_attempt_at > $4)`
  return query<Item>(
    `update ${table} set attempts = attempts + 1, next_attempt_at = $2
     where ${isDue} and id in (
       select id from ${table} due where ${isDue} and ${turn} order by next_attempt_at limit $3
     )
     returning *`,
    [now, now + leaseMs, count, now + longestDelayMs]
  )
}

const firstDelayMs = 2000
const longestWaitMs = 15 * 60_000

/** How long to wait before the next attempt: 2 s after the first, then twice as long each time, at most 15 minutes. */
export function retryDelayMs(attempts: number, spread: number): number {
  const whole = Math.min(firstDelayMs * 2 ** Math.min(attempts - 1, 20), longestWaitMs)
  return Math.round(whole * (0.75 + spread / 4))
}

async function inTime(delivery: Promise<Delivery>, attemptMs: number): Promise<Delivery> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<Delivery>(resolve => {
    timer = setTimeout(() => resolve({ outcome: 'again', reason: 'timeout' }), attemptMs)
  })
  try {
    return await Promise.race([delivery, end])
  } finally {
    clearTimeout(timer)
  }
}

/** A fault of our own, such as a database that is gone: its name only, as a message may hold anything. */
const faultOf = (error: unknown): Delivery => ({
  outcome: 'again',
  reason: error instanceof Error ? error.name : 'unknown'
})
