import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Database } from '../accounts/database.ts'
import { createFaultLog } from '../platform/fault-log.ts'
import type { Logger } from '../platform/logger.ts'
import type { Metrics } from '../platform/metrics.ts'
import { repeat } from '../platform/repeat.ts'
import { writeAtomically } from '../platform/write-atomically.ts'
import { byOffer, latestOfferEvents, type OfferEvent, offerEvents } from './offer-events.ts'
import { type Withdrawal, withdrawalsOf } from './withdrawals.ts'

/** How often the database is asked: a withdrawn offer is to be gone within a minute. */
const pollMs = 3000

/** The last state of this machine, under `DATA_DIR`. */
export const knownEventsFile = 'offer-events.json'

type Settings = {
  dataFolder: string
  logger: Pick<Logger, 'info' | 'error'>
  metrics: Pick<Metrics, 'withdrawnOffers' | 'withdrawalsRead'>
  /** Called after a change of what is withdrawn. */
  onChange: () => void
}

/**
 * Follows the kill switch in the database. What was read last is kept as a file: a database that is away, damaged, empty or older than it was brings nothing
 * back. Where nothing is known yet, no offer may be shown: `current` is null.
 */
export function createWithdrawals({ dataFolder, logger, metrics, onChange }: Settings) {
  const file = join(dataFolder, knownEventsFile)
  let known = new Map<string, OfferEvent>()
  let current: readonly Withdrawal[] | null = []
  let text = ''
  const log = createFaultLog(logger, 'the switch of offers is followed again')

  function take(next: Map<string, OfferEvent> | null): void {
    const before = JSON.stringify(current)
    known = next ?? new Map()
    current = next && withdrawalsOf(next.values())
    metrics.withdrawnOffers.set(current?.length ?? 0)
    if (JSON.stringify(current) !== before) onChange()
  }

  async function restore(): Promise<void> {
    const stored = await readFile(file, 'utf8').catch(() => null)
    const read = stored === null ? null : v.safeParse(v.pipe(v.string(), v.parseJson(), offerEvents), stored)
    if (read && !read.success) logger.error({ file }, 'what was withdrawn cannot be read from this file')
    text = stored ?? ''
    take(read?.success ? byOffer(read.output) : null)
  }

  /** The newest event of each offer; a withdrawal that the database does not know any more counts on. */
  async function read(query: Database['query']): Promise<void> {
    const found = byOffer(await latestOfferEvents(query))
    const lacking = [...known.values()].filter(
      ({ offerId, event, at }) => event === 'withdrawn' && (found.get(offerId)?.at ?? 0) < at
    )
    for (const event of lacking) found.set(event.offerId, event)
    const withdrawn = lacking.map(({ offerId }) => offerId)
    const unknown = `the database does not know that ${withdrawn.join(', ')} is withdrawn: it stays withdrawn on this machine; withdraw it again for all, or restore it`
    if (withdrawn.length === 0) log.good()
    else log.fault(unknown, unknown, { offers: withdrawn })
    take(found)
    metrics.withdrawalsRead.set(Date.now() / 1000)
    const next = `${JSON.stringify([...found.values()], null, 2)}\n`
    if (next === text) return
    await writeAtomically(file, next)
    text = next
  }

  return {
    current: (): readonly Withdrawal[] | null => current,
    /** Takes up what was known last, then what the database says, and follows it until `stop`. Resolves after the first answer, a failure too. */
    async follow({ query }: Pick<Database, 'query'>): Promise<{ stop: () => Promise<void> }> {
      await restore()
      const reading = repeat(
        () =>
          read(query).catch(err => {
            const kept = current === null ? 'no offer is shown' : 'what was withdrawn stays so'
            const message = `withdrawals of offers cannot be read: ${kept}`
            log.fault(message, message, { err })
          }),
        pollMs
      )
      await reading.first
      return reading
    }
  }
}

export type Withdrawals = ReturnType<typeof createWithdrawals>
