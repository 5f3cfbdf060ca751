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

/** Bounds what browsers may send unasked, and says each different thing once an hour. Counted in memory: the database has better things to do. */
export function createIntake(secret: Buffer, logger: Pick<Logger, 'warn'>, now: () => Date) {
  const limit = (name: string, points: number) => createRateLimit({ name, points, seconds: minute }, secret, null)
  const limitsOf = (call: IntakeCall) => ({
    network: limit(`${call}-network`, limits.network),
    customer: limit(`${call}-customer`, limits.customer),
    process: limit(`${call}-process`, limits.process)
  })
  const byCall = { reports: limitsOf('reports'), measurements: limitsOf('measurements') }
  /** What has been said, by the words. */
  let said = new Map<string, Set<string>>()
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
    /** Says in the log what was sent, where the same was not said within the hour. */
    say(what: object, words: string): void {
      const instant = now().getTime()
      if (instant - since >= hourMs) [said, since] = [new Map(), instant]
      const lines = said.get(words) ?? new Set()
      const line = JSON.stringify(what)
      if (lines.has(line) || lines.size >= maxLogged) return
      said.set(words, lines.add(line))
      logger.warn(what, words)
    }
  }
}

export type Intake = ReturnType<typeof createIntake>
