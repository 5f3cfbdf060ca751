import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../server/accounts/database.ts'
import { nextOf } from './conversations.ts'
import { deskLimits } from './desk-limits.ts'

/** The cookie of an agent who has shown the key. It holds a random name of the session, never the key. */
export const agentCookie = 'support-desk-agent'

type Parts = { database: Pick<Database, 'query' | 'transaction'>; readKey: () => Buffer; now: () => Date }

/** Who may open the agent's window. Sessions are in the database by their hashes, bounded, and end by themselves. */
export function createAgentAccess({ database, readKey, now }: Parts) {
  return {
    /** Makes the key where there is none yet, so that it can be looked up. */
    prepare: () => void readKey(),

    /** Compares a key in constant time. Returns the session's name for the cookie, or null. */
    async signIn(key: string): Promise<string | null> {
      if (!timingSafeEqual(digest(key), digest(readKey()))) return null
      const session = randomBytes(32).toString('base64url')
      const at = now().getTime()
      await database.transaction(async query => {
        const number = await nextOf(query, 'sessions')
        await query('delete from desk_agents where expires_at <= $1', [at])
        await query(
          'delete from desk_agents where session_hash not in (select session_hash from desk_agents order by number desc limit $1)',
          [deskLimits.agents - 1]
        )
        await query('insert into desk_agents (session_hash, number, expires_at, there_until) values ($1, $2, $3, 0)', [
          nameOf(session),
          number,
          at + deskLimits.agentMs
        ])
      })
      return session
    },

    /** Whether a session is known and lasts. */
    async knows(session: string | null): Promise<boolean> {
      if (session === null) return false
      const found = await database.query('select 1 from desk_agents where session_hash = $1 and expires_at > $2', [
        nameOf(session),
        now().getTime()
      ])
      return found.length > 0
    },

    async signOut(session: string): Promise<void> {
      await database.query('delete from desk_agents where session_hash = $1', [nameOf(session)])
    }
  }
}

/** How much later than `absentMs` it is looked whether an agent has gone: no clock is exact. */
const graceMs = 100

type Presence = {
  database: Pick<Database, 'query'>
  now: () => Date
  /** Hear of the first agent and of the last, once for all processes. */
  came: () => Promise<void>
  gone: () => Promise<void>
  onFault: (error: unknown) => void
}

/** Whether an agent's window is open on any process: one is asking for news, or was a moment ago. */
export function createPresence({ database, now, came, gone, onFault }: Presence) {
  const { query } = database
  const asking = new Map<string, number>()

  async function isThere(): Promise<boolean> {
    const found = await query('select 1 from desk_agents where there_until > $1 and expires_at > $1', [now().getTime()])
    return found.length > 0
  }

  /** Of all processes one notices the change. */
  async function turns(to: 0 | 1): Promise<boolean> {
    const changed = await query(
      "update desk_state set value = $1 where name = 'agents' and value <> $1 returning value",
      [to]
    )
    return changed.length > 0
  }

  const staysUntil = (session: string, ms: number) =>
    query('update desk_agents set there_until = $2 where session_hash = $1', [nameOf(session), now().getTime() + ms])

  /** Looks whether the last agent has gone, also one whose process is gone. */
  async function look(): Promise<void> {
    if (!(await isThere()) && (await turns(0))) await gone()
  }

  return {
    isThere,
    look,
    /** A window of an agent's session asks for news. Returns what to call once it is answered. */
    async arrives(session: string): Promise<() => Promise<void>> {
      asking.set(session, (asking.get(session) ?? 0) + 1)
      await staysUntil(session, deskLimits.waitMs + deskLimits.absentMs)
      if (await turns(1)) await came()
      return async () => {
        const left = (asking.get(session) ?? 1) - 1
        if (left > 0) asking.set(session, left)
        else asking.delete(session)
        setTimeout(() => void look().catch(onFault), deskLimits.absentMs + graceMs).unref()
        if (left === 0) await staysUntil(session, deskLimits.absentMs)
      }
    }
  }
}

const digest = (value: string | Buffer) => createHash('sha256').update(value).digest()
const nameOf = (session: string) => digest(session).toString('base64url')

/** The session that a Cookie header names. */
export const sessionOf = (cookies: string | undefined): string | null =>
  new RegExp(`(?:^|;\\s*)${agentCookie}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null

/** A Set-Cookie value for an agent's session: not for scripts, not for other sites, for the desk alone. Null ends it. */
export const agentCookieOf = (session: string | null, secure: boolean): string =>
  `${agentCookie}=${session ?? ''}; Path=/support-desk/; HttpOnly; SameSite=Strict; Max-Age=${session ? deskLimits.agentMs / 1000 : 0}${secure ? '; Secure' : ''}`
