import { pino } from 'pino'

export type Logger = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>

/** The structured log on standard output. Query strings and addresses of visitors are never logged. */
export const createLogger = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
