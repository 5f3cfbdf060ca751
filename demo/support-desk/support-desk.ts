import { randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import type { Environment } from '../../app/site/config/environment.ts'
import { usesSupportDesk } from '../../app/site/config/support-desk.ts'
import { networkKey } from '../../app/site/geolocation/ip-range.ts'
import { createRateLimit } from '../../server/accounts/rate-limit.ts'
import { readStoredKey } from '../../server/accounts/secret-key.ts'
import { createAgentAccess } from './agent-access.ts'
import { createConversations } from './conversations.ts'
import { deskLimits, deskRates } from './desk-limits.ts'

/** The topic of every conversation. */
export const allConversations = 'all'

/** The embedded support desk, in this process alone; open calls are answered when the process begins to stop. Null where no site uses it. */
export function createSupportDesk(environment: Environment, now: () => Date, stopping: AbortSignal) {
  if (!usesSupportDesk(environment)) return null
  const waiting = createWaiting(deskLimits.waiting, stopping)
  const agentsWaiting = createWaiting(deskLimits.agents * 2, stopping)
  let version = 1
  const conversations = createConversations({
    now,
    changed(id) {
      version += 1
      waiting.tell(id)
      agentsWaiting.tell(allConversations)
    }
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
    agents: createAgentAccess({ readKey: () => readStoredKey(environment.DATA_DIR, 'support-desk-key'), now }),
    version: () => version,
    /** "{hasCapacity}": true while an agent's window is open and there is room. */
    hasCapacity: () => presence.isThere() && conversations.hasRoom(),
    /** Counts an act of a visitor's network: null, or the seconds until the next one. */
    limit: (act: keyof typeof limits, address: string) => limits[act].count(networkKey(address))
  }
}

export type SupportDesk = NonNullable<ReturnType<typeof createSupportDesk>>

/** Whether an agent's window is open: one is asking for news, or was a moment ago. */
export function createPresence(now: () => Date) {
  let asking = 0
  let lastAt = Number.NEGATIVE_INFINITY
  return {
    /** A window asks for news. Returns what to call once it is answered. */
    arrives(): () => void {
      asking += 1
      return () => {
        asking -= 1
        lastAt = now().getTime()
      }
    },
    isThere: (): boolean => asking > 0 || now().getTime() - lastAt < deskLimits.absentMs,
    /** The last agent has said goodbye. */
    leaves(): void {
      lastAt = Number.NEGATIVE_INFINITY
    }
  }
}

/** Calls that wait for news of a topic, at most so many for each. Once the process begins to stop nobody waits. */
export function createWaiting(maxWaiting: number, stopping: AbortSignal) {
  const news = new EventEmitter().setMaxListeners(maxWaiting)
  return {
    /** Wakes those who wait for this topic. */
    tell: (topic: string) => news.emit(topic),
    /** Waits until the topic has news, the time is over or the caller has gone. False at once where too many wait for it already. */
    async wait(topic: string, ms: number, gone: AbortSignal): Promise<boolean> {
      if (news.listenerCount(topic) >= maxWaiting) return false
      await once(news, topic, { signal: AbortSignal.any([gone, stopping, AbortSignal.timeout(ms)]) }).catch(() => {})
      return true
    }
  }
}
