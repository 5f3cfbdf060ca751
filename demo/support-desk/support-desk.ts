import { randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { usesSupportDesk } from '../../app/site/config/support-desk.ts'
import { networkKey } from '../../app/site/geolocation/ip-range.ts'
import type { Locale } from '../../app/site/locales/locale.ts'
import { createRateLimit } from '../../server/accounts/rate-limit.ts'
import { readStoredKey } from '../../server/accounts/secret-key.ts'
import type { RendererSettings } from '../../server/pages/page-renderer.ts'
import { translatorOf } from '../../server/pages/translator.ts'
import { createAgentAccess } from './agent-access.ts'
import { createConversations } from './conversations.ts'
import { deskLimits, deskRates } from './desk-limits.ts'
import { automaticWords } from './desk-words.ts'

/** The topic of every conversation. */
export const allConversations = 'all'

type Settings = Pick<RendererSettings, 'environment' | 'now' | 'build' | 'logger'>

/**
 * The embedded support desk, in this process alone; open calls are answered when the process begins to stop. Null where no site uses it. The agent's key is made
 * with it, so that it can be looked up.
 */
export function createSupportDesk({ environment, now, build, logger }: Settings, stopping: AbortSignal) {
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
  const words = async (locale: Locale) => automaticWords(translatorOf(await build(), locale))
  const presence = createPresence(now, {
    came: () => conversations.list().forEach(({ id }) => waiting.tell(id)),
    gone: () =>
      void sayGone().catch(error => logger.error({ err: error }, 'visitors do not hear that the agent has left'))
  })

  /** Says in each conversation that there is nobody any more, and where to write. */
  async function sayGone(): Promise<void> {
    for (const conversation of conversations.list()) {
      const { gone } = await words(conversation.language)
      if (presence.isThere()) return
      conversations.say(conversation, gone)
      waiting.tell(conversation.id)
    }
  }

  const agents = createAgentAccess({ readKey: () => readStoredKey(environment.DATA_DIR, 'support-desk-key'), now })
  agents.prepare()
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
    agents,
    words,
    version: () => version,
    /** "{hasCapacity}": true while there is room; without an agent the answers are automatic. */
    hasCapacity: () => conversations.hasRoom(),
    /** Counts an act of a visitor's network: null, or the seconds until the next one. */
    limit: (act: keyof typeof limits, address: string) => limits[act].count(networkKey(address))
  }
}

export type SupportDesk = NonNullable<ReturnType<typeof createSupportDesk>>

/** How much later than `absentMs` it is looked whether an agent has gone: no clock is exact. */
const graceMs = 100

/** Whether an agent's window is open: one is asking for news, or was a moment ago. `came` and `gone` hear of the first and of the last. */
export function createPresence(now: () => Date, { came, gone }: { came: () => void; gone: () => void }) {
  const windows = new Map<string, { asking: number; lastAt: number }>()
  let wasThere = false

  const isThere = (): boolean =>
    [...windows.values()].some(({ asking, lastAt }) => asking > 0 || now().getTime() - lastAt < deskLimits.absentMs)

  function look(): void {
    if (!wasThere || isThere()) return
    wasThere = false
    windows.clear()
    gone()
  }

  return {
    /** A window of an agent's session asks for news. Returns what to call once it is answered. */
    arrives(session: string): () => void {
      const open = windows.get(session) ?? { asking: 0, lastAt: Number.NEGATIVE_INFINITY }
      windows.set(session, open)
      open.asking += 1
      if (!wasThere) {
        wasThere = true
        came()
      }
      return () => {
        open.asking -= 1
        open.lastAt = now().getTime()
        setTimeout(look, deskLimits.absentMs + graceMs).unref()
      }
    },
    isThere,
    /** The agent of a session has said goodbye: its calls under way count no more. */
    leaves(session: string): void {
      windows.delete(session)
      look()
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
