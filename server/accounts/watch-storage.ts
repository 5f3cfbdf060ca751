import type { Logger } from '../platform/logger.ts'
import type { Metrics } from '../platform/metrics.ts'
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
  let fault = ''
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function probe(): Promise<void> {
    try {
      await database.probe()
      if (fault) logger.info({}, 'the database answers again')
      isUp = true
      fault = ''
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      if (reason !== fault) logger.error({ err: error }, 'the database is away: sign-up fails until it is back')
      isUp = false
      fault = reason
    }
    metrics.databaseUp.set(isUp ? 1 : 0)
    if (!stopped) timer = setTimeout(() => void (probing = probe()), everyMs).unref()
  }

  let probing = probe()
  return {
    /** Whether a sign-up could be stored at the last try. */
    isUp: (): boolean => isUp,
    /** Resolves with the first answer. */
    ready: probing,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await probing
    }
  }
}
