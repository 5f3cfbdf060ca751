import { createFaultLog } from '../platform/fault-log.ts'
import type { Logger } from '../platform/logger.ts'
import type { Metrics } from '../platform/metrics.ts'
import { repeat } from '../platform/repeat.ts'
import type { Database } from './database.ts'

type Settings = {
  database: Pick<Database, 'probe'>
  logger: Pick<Logger, 'info' | 'error'>
  metrics: Pick<Metrics, 'databaseUp'>
  everyMs?: number
}

/** Asks the database again and again whether a sign-up could be stored. Logs each different fault once, and its end; the first answer is awaited by `ready`. */
export function watchStorage({ database, logger, metrics, everyMs = 5000 }: Settings) {
  let isUp = false
  const log = createFaultLog(logger, 'the database answers again')

  const { first, stop } = repeat(async () => {
    try {
      await database.probe()
      isUp = true
      log.good()
    } catch (error) {
      isUp = false
      log.fault(error, 'the database is away: sign-up fails until it is back')
    }
    metrics.databaseUp.set(isUp ? 1 : 0)
  }, everyMs)
  return {
    /** Whether a sign-up could be stored at the last try. */
    isUp: (): boolean => isUp,
    /** Resolves with the first answer. */
    ready: first,
    stop
  }
}
