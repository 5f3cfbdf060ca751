import { createHmac } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import type { Locale } from '../../app/domain/locales/locale.ts'
import { usesSupportDesk } from '../../app/site/config/support-desk.ts'
import { networkKey } from '../../app/site/geolocation/ip-range.ts'
import type { Storage } from '../../server/accounts/open-storage.ts'
import { createRateLimit } from '../../server/accounts/rate-limit.ts'
import { readStoredKey } from '../../server/accounts/secret-key.ts'
import type { RendererSettings } from '../../server/pages/page-renderer.ts'
import { translatorOf } from '../../server/pages/translator.ts'
import { createAgentAccess, createPresence } from './agent-access.ts'
import { createConversations } from './conversations.ts'
import { deskLimits, deskRates } from './desk-limits.ts'
import { automaticWords } from './desk-words.ts'

/** The topic of every conversation. */
export const allConversations = 'all'

type Settings = Pick<RendererSettings, 'environment' | 'now' | 'build' | 'logger'>

/**
 * The embedded support desk, over the database, so that any process serves any conversation; open calls are answered when the process begins to stop. Null
 * where no site uses it. The agent's key is made with it, so that it can be looked up.
 */
export function createSupportDesk(
  { environment, now, build, logger }: Settings,
  { database, secret }: Storage,
  stopping: AbortSignal
) {
  if (!usesSupportDesk(environment)) return null
  const waiting = createWaiting(deskLimits.waiting, stopping)
  const agentsWaiting = createWaiting(deskLimits.agents * 2, stopping)
  const tell = (id: string) => {
    waiting.tell(id)
    agentsWaiting.tell(allConversations)
  }
  const conversations = createConversations({ database, now, changed: tell })
  const words = async (locale: Locale) => automaticWords(translatorOf(await build(), locale))
  const onFault = eachOnce(error => logger.error({ err: error }, 'the support desk does not hear of changes'))
  const presence = createPresence({
    database,
    now,
    async came() {
      for (const { id } of await conversations.list()) waiting.tell(id)
    },
    gone: sayGone,
    onFault
  })

  /** Says in each conversation that there is nobody any more, and where to write. */
  async function sayGone(): Promise<void> {
    for (const conversation of await conversations.list()) {
      const { gone } = await words(conversation.language)
      if (await presence.isThere()) return
      await conversations.say(conversation, gone)
      waiting.tell(conversation.id)
    }
  }

  const version = async (): Promise<number> => {
    const [row] = await database.query<{ value: number }>("select value from desk_state where name = 'version'")
    return row?.value ?? 0
  }

  /** Follows, while anyone waits, what other processes write. */
  const follow = createFollower({ database, version, waiting, tell })
  const look = async () => {
    if (!waiting.isAwaited() && !agentsWaiting.isAwaited()) return
    await follow()
    await presence.look()
  }
  const timers = [
    setInterval(() => void look().catch(onFault), deskLimits.lookMs),
    setInterval(() => void conversations.purge().catch(onFault), deskLimits.purgeMs)
  ]
  for (const timer of timers) timer.unref()
  stopping.addEventListener('abort', () => timers.forEach(clearInterval), { once: true })

  const agents = createAgentAccess({
    database,
    readKey: () => readStoredKey(environment.DATA_DIR, 'support-desk-key'),
    now
  })
  agents.prepare()
  const limits = {
    open: createRateLimit(deskRates.open, secret, database.pool),
    send: createRateLimit(deskRates.send, secret, database.pool),
    key: createRateLimit(deskRates.key, secret, database.pool)
  }
  return {
    conversations,
    presence,
    waiting,
    agentsWaiting,
    agents,
    words,
    version,
    /** "{hasCapacity}": true while there is room; without an agent the answers are automatic. Without a database there is none. */
    hasCapacity: () => conversations.hasRoom().catch(() => false),
    /** Counts an act of a visitor's network: null, or the seconds until the next one. */
    limit: (act: keyof typeof limits, address: string) => limits[act].count(networkKey(address)),
    /** A network as it is stored: the same for the same, and nobody can tell which. */
    hidden: (network: string) => createHmac('sha256', secret).update(`support desk\n${network}`).digest('base64url')
  }
}

export type SupportDesk = NonNullable<ReturnType<typeof createSupportDesk>>

type Follower = {
  database: Storage['database']
  version: () => Promise<number>
  waiting: { topics: () => string[] }
  tell: (id: string) => void
}

/** Tells of each conversation that has changed, or is gone, since it was looked last. */
function createFollower({ database, version, waiting, tell }: Follower) {
  let seen: number | null = null
  let known = new Map<string, string>()
  return async () => {
    const now = await version()
    if (now === seen) return
    seen = now
    const rows = await database.query<{ id: string; messages: number; status: string }>(
      'select id, messages, status from desk_conversations'
    )
    const found = new Map(rows.map(({ id, messages, status }) => [id, `${messages} ${status}`]))
    for (const [id, state] of found) if (known.get(id) !== state) tell(id)
    for (const id of waiting.topics()) if (!found.has(id)) tell(id)
    known = found
  }
}

/** Calls that wait for news of a topic, at most so many for each. Once the process begins to stop nobody waits. */
export function createWaiting(maxWaiting: number, stopping: AbortSignal) {
  const news = new EventEmitter().setMaxListeners(maxWaiting)
  return {
    /** Wakes those who wait for this topic. */
    tell: (topic: string) => news.emit(topic),
    /** Whether anybody waits, and for what. */
    isAwaited: () => news.eventNames().length > 0,
    topics: () => news.eventNames().map(String),
    /** Whether there is no use in waiting on: the caller has gone, or the process stops. */
    isOver: (gone: AbortSignal) => gone.aborted || stopping.aborted,
    /** Waits until the topic has news, the time is over or the caller has gone. False at once where too many wait for it already. */
    async wait(topic: string, ms: number, gone: AbortSignal): Promise<boolean> {
      if (news.listenerCount(topic) >= maxWaiting) return false
      await once(news, topic, { signal: AbortSignal.any([gone, stopping, AbortSignal.timeout(Math.ceil(ms))]) }).catch(
        () => {}
      )
      return true
    }
  }
}

/** Calls with each different fault once. */
function eachOnce(say: (error: unknown) => void): (error: unknown) => void {
  let last = ''
  return error => {
    if (String(error) !== last) say(error)
    last = String(error)
  }
}
