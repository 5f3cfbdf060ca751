import type { Logger } from './logger.ts'

/** Logs a fault that comes again and again: each different reason once, and its end where `goodAgain` has words for it. */
export function createFaultLog(logger: Pick<Logger, 'error'> & Partial<Pick<Logger, 'info'>>, goodAgain = '') {
  let last = ''
  return {
    fault(error: unknown, message: string, facts: object = { err: error }): void {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== last) logger.error(facts, message)
      last = reason
    },
    good: (): void => {
      if (last && goodAgain) logger.info?.({}, goodAgain)
      last = ''
    }
  }
}
