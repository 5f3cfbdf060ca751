import type { Database } from './database.ts'
import type { Deliveries } from './deliveries.ts'
import { erasePerson } from './person.ts'
import { promisedMs } from './promised-time.ts'
import { unconfirmedBefore } from './registrations.ts'
import type { SignUpSettings } from './sign-up-settings.ts'

const purgeEveryMs = 3_600_000
const counterEveryMs = 60_000

/**
 * Deletes what the privacy policy says is not kept: sign-ups that were never confirmed, and copies of mails in the outbox folder, after 30 days;
 * counters of attempts when their period is over. It looks at the start, then every hour, and every minute for counters.
 */
export function startPurge({ query, transaction }: Database, deliveries: Deliveries, settings: SignUpSettings) {
  const { content, now, logger } = settings

  async function purge(): Promise<void> {
    const before = new Date(now().getTime() - promisedMs(content().figures, 'unconfirmedSignUpRetention'))
    let erased = 0
    for (;;) {
      const ids = await unconfirmedBefore(query, before)
      if (ids.length === 0) break
      for (const id of ids) {
        if (await transaction(run => erasePerson(run, id, now(), { sayGoodbye: false }))) erased += 1
      }
    }
    await deliveries.transport.forget(before)
    if (erased > 0) {
      logger.info({ erased }, 'sign-ups that were never confirmed are deleted')
      deliveries.wake()
    }
  }

  const dropCounters = async () => void (await query('delete from rate_limits where expire <= $1', [Date.now()]))

  const jobs = [job(purge, purgeEveryMs), job(dropCounters, counterEveryMs)]
  return {
    async stop() {
      await Promise.all(jobs.map(each => each.stop()))
    }
  }

  function job(work: () => Promise<void>, everyMs: number) {
    const run = () => work().catch(error => logger.error({ err: error }, 'what is not to be kept could not be deleted'))
    let running = run()
    const timer = setInterval(() => {
      running = run()
    }, everyMs).unref()
    return {
      async stop() {
        clearInterval(timer)
        await running
      }
    }
  }
}
