import type { Deliveries } from '../outbox/deliveries.ts'
import { promisedMs } from '../outbox/promised-time.ts'
import { createFaultLog } from '../platform/fault-log.ts'
import { repeat } from '../platform/repeat.ts'
import type { Database } from './database.ts'
import { dropPendingBefore } from './pending-sign-ups.ts'
import { erasePerson } from './person.ts'
import { unconfirmedBefore } from './registrations.ts'
import { dropAttempts } from './sign-up-attempts.ts'
import type { SignUpSettings } from './sign-up-settings.ts'

const purgeEveryMs = 3_600_000
const expiredEveryMs = 60_000

/** How long the last mail to a person who is erased is kept as a file. */
const goodbyeMs = 86_400_000

/** So long the release before kept a conversation of its support desk. */
const conversationMs = 30 * 60_000

/** No limit counts for longer than a day: a count that would end later is of a clock that ran ahead. */
const longestLimitMs = 86_400_000 + 60_000

type Settings = Pick<SignUpSettings, 'content' | 'now'> & { logger: Pick<SignUpSettings['logger'], 'info' | 'error'> }
type Forgetting = { transport: Pick<Deliveries['transport'], 'forget'>; wake: () => void }

/** Deletes unconfirmed sign-ups and copies of mails after 30 days, at the start and each hour, and expired rows each minute. `stop` waits for the deletion that runs. */
export function startPurge(
  { query, transaction }: Pick<Database, 'query' | 'transaction'>,
  deliveries: Forgetting,
  settle: () => Promise<void>,
  settings: Settings
) {
  const { content, now, logger } = settings

  async function purge(): Promise<void> {
    const before = new Date(now().getTime() - promisedMs(content().figures, 'unconfirmedSignUpRetention'))
    const erased = await purgeUnconfirmed({ query, transaction }, before, now())
    await deliveries.transport.forget(before, new Date(now().getTime() - goodbyeMs))
    if (erased > 0) {
      logger.info({ erased }, 'sign-ups that were never confirmed are deleted')
      deliveries.wake()
    }
  }

  async function dropExpired(): Promise<void> {
    await query('delete from rate_limits where expire <= $1 or expire > $2', [Date.now(), Date.now() + longestLimitMs])
    await dropAttempts(query, now())
    await dropConversations(query, now())
    await settle()
  }

  const jobs = [job(purge, purgeEveryMs), job(dropExpired, expiredEveryMs)]
  return {
    async stop() {
      await Promise.all(jobs.map(each => each.stop()))
    }
  }

  function job(work: () => Promise<void>, everyMs: number) {
    const log = createFaultLog(logger)
    return repeat(
      () => work().then(log.good, error => log.fault(error, 'what is not to be kept could not be deleted')),
      everyMs
    )
  }
}

/** Deletes what was written to the support desk of the release before this one, which keeps nothing any more: as that one did, after half an hour. */
async function dropConversations(query: Database['query'], now: Date): Promise<void> {
  await query('delete from desk_conversations where last_at <= $1', [now.getTime() - conversationMs])
  await query('delete from desk_messages where conversation_id not in (select id from desk_conversations)')
}

/** Erases the sign-ups that were made before an instant and never confirmed. Returns how many people they were of. */
export async function purgeUnconfirmed(
  { query, transaction }: Pick<Database, 'query' | 'transaction'>,
  before: Date,
  now: Date
): Promise<number> {
  let erased = 0
  for (;;) {
    const ids = await unconfirmedBefore(query, before)
    if (ids.length === 0) break
    for (const id of ids) {
      if (await transaction(run => erasePerson(run, id, now, { sayGoodbye: false, openSince: before }))) erased += 1
    }
  }
  await dropPendingBefore(query, before)
  return erased
}
