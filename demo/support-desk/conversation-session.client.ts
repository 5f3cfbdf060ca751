import type { Message, ShownStatus } from './conversation.ts'
import { afterFailure, callDesk, statusOf } from './desk-calls.client.ts'

export type SessionView = {
  /** Null before anything was written. */
  status: ShownStatus | null
  /** Whether the last call for news failed. */
  broken: boolean
  messages: readonly Message[]
}

const storageKey = 'support-desk'
const nothing: SessionView = { status: null, broken: false, messages: [] }

/** A visitor's conversation; its token is in session storage. `heard` gets each new message, of those before this document the visitor's own. */
export function createConversationSession(lang: string, heard: (message: Message) => void) {
  const listeners = new Set<() => void>()
  let view = nothing
  let token: string | null = null
  /** The conversation that is over, until it is cleared or another begins. */
  let ended: string | null = null
  let following = new AbortController()

  function show(change: Partial<SessionView>): void {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }

  function hold(next: string | null): void {
    token = next
    storeToken(next)
  }

  /** Follows a conversation until it is closed or forgotten; a connection that fails is tried again. */
  async function follow(followed: string): Promise<void> {
    following.abort()
    following = new AbortController()
    const { signal } = following
    let resumed = view.messages.length === 0
    let failures = 0
    while (!signal.aborted) {
      try {
        const after = view.messages.at(-1)?.id ?? 0
        const answer = await callDesk(`messaging/messages?after=${after}`, { token: followed, signal })
        const news: { status: ShownStatus; messages: Message[] } = await answer.json()
        failures = 0
        show({ status: news.status, broken: false, messages: [...view.messages, ...news.messages] })
        for (const message of news.messages) if (!resumed || message.from === 'visitor') heard(message)
        resumed = false
        if (news.status === 'closed') return end(followed)
      } catch (error) {
        if (signal.aborted) return
        if (statusOf(error) === 404) return end(followed)
        failures += 1
        show({ broken: true })
        await afterFailure(failures)
      }
    }
  }

  /** It is over: what was said stays on the screen, and the next message begins another. What is still under way is shown. */
  function end(over: string): void {
    ended = over
    hold(null)
    show({ status: 'closed', broken: false })
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    view: () => view,

    /** Goes on with the conversation of this tab, where there is one. */
    resume(): void {
      token = storedToken()
      if (token) void follow(token)
    },

    /** Says something; the first message opens the conversation. Rejects where the desk does not take it. */
    async send(text: string): Promise<void> {
      try {
        if (token) {
          await callDesk('messaging/messages', { token, fields: { text } })
          return
        }
        const answer = await callDesk('messaging/conversations', {
          fields: { text, language: lang }
        })
        const opened: { token: string } = await answer.json()
        show(nothing)
        ended = null
        hold(opened.token)
        void follow(opened.token)
      } catch (error) {
        if (token && [404, 409].includes(statusOf(error) ?? 0)) end(token)
        throw error
      }
    },

    /** The visitor ends it. Rejects where the desk does not hear of it. */
    async close(): Promise<void> {
      if (token) await callDesk('messaging/close', { token, fields: {} })
    },

    /** Forgets its token, and all of it at the desk. What was said stays on the screen, so that it can be read; the next message begins another. */
    async clear(): Promise<void> {
      const was = token ?? ended
      following.abort()
      ended = null
      hold(null)
      if (view.status) show({ status: 'closed', broken: false })
      if (was) await callDesk('messaging/clear', { token: was, fields: {} }).catch(() => {})
    }
  }
}

function storedToken(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function storeToken(token: string | null): void {
  try {
    if (token) sessionStorage.setItem(storageKey, token)
    else sessionStorage.removeItem(storageKey)
  } catch {}
}
