import { randomBytes } from 'node:crypto'
import type { Environment } from '../../app/site/config/environment.ts'
import { usesSupportDesk } from '../../app/site/config/support-desk.ts'
import { networkKey } from '../../app/site/geolocation/ip-range.ts'
import { createRateLimit } from '../../server/accounts/rate-limit.ts'
import { readKeptKey } from '../../server/accounts/secret-key.ts'
import { createAgentAccess } from './agent-access.ts'
import { createConversations } from './conversations.ts'
import { deskLimits, deskRates } from './desk-limits.ts'
import { createPresence } from './presence.ts'
import { createWaiting } from './waiting.ts'

/** The topic of every conversation. */
export const allConversations = 'all'

/** The embedded support desk, in this process alone; open calls are answered when the process begins to stop. Null where no site uses it. */
export function createSupportDesk(environment: Environment, now: () => Date, stopping: AbortSignal) {
  if (!usesSupportDesk(environment)) return null
  const waiting = createWaiting(deskLimits.waiting)
  const agentsWaiting = createWaiting(deskLimits.agents * 2)
  let version = 1
  const conversations = createConversations({
    now,
    changed(id) {
      version += 1
      waiting.tell(id)
      agentsWaiting.tell(allConversations)
    }
  })
  stopping.addEventListener('abort', () => {
    waiting.end()
    agentsWaiting.end()
  })
  const presence = createPresence(now)
  const secret = randomBytes(32)
  const limits = {
    open: createRateLimit(deskRates.open, secret, null),
    send: createRateLimit(deskRates.send, secret, null),
    key: createRateLimit(deskRates.key, secret, null)
  }
  return {
    conversations,
    presence,
    waiting,
    agentsWaiting,
    agents: createAgentAccess({ readKey: () => readKeptKey(environment.DATA_DIR, 'support-desk-key'), now }),
    version: () => version,
    /** "{hasCapacity}": true while an agent's window is open and there is room. */
    hasCapacity: () => presence.isThere() && conversations.hasRoom(),
    /** Counts an act of a visitor's network: null, or the seconds until the next one. */
    limit: (act: keyof typeof limits, address: string) => limits[act].count(networkKey(address))
  }
}

export type SupportDesk = NonNullable<ReturnType<typeof createSupportDesk>>
