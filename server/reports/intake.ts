import { networkKey, widerNetwork } from '../../app/site/geolocation/ip-range.ts'
import { createRateLimit } from '../accounts/rate-limit.ts'
import type { Logger } from '../platform/logger.ts'

/** Messages that browsers send by themselves: reports of the browser, and measurements of a visitor who has agreed. */
export type IntakeCall = 'reports' | 'measurements'

const minute = 60
const limits = { network: 20, customer: 100, process: 600 } as const
/** So many different lines of a kind at most in the log of an hour; all are counted. */
const maxLogged = 50
const hourMs = 3_600_000

/** Bounds what browsers may send unasked, and logs each different report once an hour. Counted in memory: the database has better things to do. */
export function createIntake(secret: Buffer, logger: Pick<Logger, 'warn'>, now: () => Date) {
  const limit = (name: string, points: number) => createRateLimit({ name, points, seconds: minute }, secret, null)
  const limitsOf = (call: IntakeCall) => ({
    network: limit(`${call}-network`, limits.network),
    customer: limit(`${call}-customer`, limits.customer),
    process: limit(`${call}-process`, limits.process)
  })
  const byCall = { reports: limitsOf('reports'), measurements: limitsOf('measurements') }
  /** The lines of this hour, by their message. */
  let logged = new Map<string, Set<string>>()
  let since = now().getTime()
  return {
    /** Counts a delivery from an IP address. Null where it is taken, else the whole seconds until the next one is. */
    async wait(call: IntakeCall, address: string): Promise<number | null> {
      const { network, customer, process } = byCall[call]
      return (
        (await network.count(networkKey(address))) ??
        (await customer.count(widerNetwork(address))) ??
        process.count('all')
      )
    },
    /** Logs a report, where the same was not logged within the hour. */
    warn(facts: object, message: string): void {
      const instant = now().getTime()
      if (instant - since >= hourMs) [logged, since] = [new Map(), instant]
      const lines = logged.get(message) ?? new Set()
      const line = JSON.stringify(facts)
      if (lines.has(line) || lines.size >= maxLogged) return
      logged.set(message, lines.add(line))
      logger.warn(facts, message)
    }
  }
}

export type Intake = ReturnType<typeof createIntake>
