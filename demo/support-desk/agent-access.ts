import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { deskLimits } from './desk-limits.ts'

/** The cookie of an agent who has shown the key. It holds a random name of the session, never the key. */
export const agentCookie = 'support-desk-agent'

/** Who may open the agent's window. Sessions are in memory, bounded, and end by themselves. */
export function createAgentAccess({ readKey, now }: { readKey: () => Buffer; now: () => Date }) {
  const sessions = new Map<string, number>()
  const digest = (value: string | Buffer) => createHash('sha256').update(value).digest()
  const nameOf = (session: string) => digest(session).toString('base64url')

  function current(): Map<string, number> {
    for (const [name, expiresAt] of sessions) if (expiresAt <= now().getTime()) sessions.delete(name)
    return sessions
  }

  return {
    /** Makes the key where there is none yet, so that it can be looked up. */
    prepare: () => void readKey(),

    /** Compares a key in constant time. Returns the session's name for the cookie, or null. */
    signIn(key: string): string | null {
      if (!timingSafeEqual(digest(key), digest(readKey()))) return null
      const session = randomBytes(32).toString('base64url')
      for (const oldest of [...current().keys()].slice(0, Math.max(0, sessions.size + 1 - deskLimits.agents)))
        sessions.delete(oldest)
      sessions.set(nameOf(session), now().getTime() + deskLimits.agentMs)
      return session
    },

    /** Whether a session is known and lasts. */
    knows: (session: string | null): boolean => session !== null && current().has(nameOf(session)),

    signOut: (session: string): void => void sessions.delete(nameOf(session))
  }
}

/** The session that a Cookie header names. */
export const sessionOf = (cookies: string | undefined): string | null =>
  new RegExp(`(?:^|;\\s*)${agentCookie}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1] ?? null

/** A Set-Cookie value for an agent's session: not for scripts, not for other sites, for the desk alone. Null ends it. */
export const agentCookieOf = (session: string | null, secure: boolean): string =>
  `${agentCookie}=${session ?? ''}; Path=/support-desk/; HttpOnly; SameSite=Strict; Max-Age=${session ? deskLimits.agentMs / 1000 : 0}${secure ? '; Secure' : ''}`
