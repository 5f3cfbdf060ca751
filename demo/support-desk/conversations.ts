import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Locale } from '../../app/site/locales/locale.ts'
import type { SiteId } from '../../app/site/regions/site-id.ts'
import { deskLimits } from './desk-limits.ts'

export type Message = {
  id: number
  from: 'visitor' | 'agent' | 'automatic'
  text: string
  at: string
  /** Of an automatic answer: the questions of the help that it names. */
  links?: readonly { text: string; href: string }[]
}

/** What a visitor is shown of a conversation: `unattended` before an agent has written and while none is there, `left` once one has and is gone. */
export type ShownStatus = Conversation['status'] | 'unattended' | 'left'

export function shownStatus({ status }: Pick<Conversation, 'status'>, agentIsThere: boolean): ShownStatus {
  if (agentIsThere || status === 'closed') return status
  return status === 'waiting' ? 'unattended' : 'left'
}

export type Conversation = {
  /** By which agents name it; it opens nothing. */
  readonly id: string
  /** The how-manieth it is, for people. */
  readonly number: number
  readonly siteId: SiteId
  readonly language: Locale
  /** The network that it was opened from, and the customer's networks that this one is among. */
  readonly network: string
  readonly customer: string
  status: 'waiting' | 'answered' | 'closed'
  messages: Message[]
  openedAt: string
  /** When someone last wrote, in ms of the clock. */
  lastAt: number
}

/** What GET agent/state answers: all open conversations, and what was said in the chosen one. */
export type AgentNews = {
  version: number
  conversations: {
    id: string
    number: number
    /** The name of the site's country. */
    site: string
    language: string
    status: Conversation['status']
    openedAt: string
    lastText: string
  }[]
  conversation: Pick<Conversation, 'id' | 'status' | 'messages'> | null
}

type New = Pick<Conversation, 'siteId' | 'language' | 'network' | 'customer'> & { text: string }

/** The conversations of the desk, in memory and bounded. One is read by its own unguessable token, of which only the hash is stored. */
export function createConversations({ now, changed }: { now: () => Date; changed: (id: string) => void }) {
  const byHash = new Map<string, Conversation>()
  let opened = 0

  function forget(conversation: Conversation): void {
    for (const [hash, known] of byHash) if (known === conversation) byHash.delete(hash)
    changed(conversation.id)
  }

  function current(): Map<string, Conversation> {
    for (const conversation of byHash.values()) {
      const lasts = conversation.status === 'closed' ? deskLimits.closedMs : deskLimits.idleMs
      if (now().getTime() - conversation.lastAt >= lasts) forget(conversation)
    }
    return byHash
  }

  function write(conversation: Conversation, from: Message['from'], text: string, links: Message['links'] = []): void {
    const { messages } = conversation
    const at = now().toISOString()
    messages.push({ id: messages.length + 1, from, text, at, ...(links.length > 0 && { links }) })
    conversation.lastAt = now().getTime()
    if (from === 'agent') conversation.status = 'answered'
    changed(conversation.id)
  }

  const open = () => [...current().values()].filter(({ status }) => status !== 'closed')

  const isDeskFull = () => open().length >= deskLimits.conversations || byHash.size >= 2 * deskLimits.conversations

  return {
    /** Whether another conversation can be opened at all. */
    hasRoom: () => !isDeskFull() || open().some(isBarelyBegun),

    /** Opens one by its first message, with its token; null where there is no room. In a full desk the oldest silent one gives way, so that they cannot shut visitors out. */
    open({ text, ...facts }: New): { token: string; conversation: Conversation } | null {
      const known = open()
      if (known.filter(({ network }) => network === facts.network).length >= deskLimits.conversationsOfNetwork)
        return null
      if (known.filter(({ customer }) => customer === facts.customer).length >= deskLimits.conversationsOfCustomer)
        return null
      const givesWay = isDeskFull() ? known.find(isBarelyBegun) : undefined
      if (givesWay) forget(givesWay)
      if (isDeskFull()) return null
      const token = randomBytes(32).toString('base64url')
      const openedAt = now().toISOString()
      const conversation: Conversation = {
        ...facts,
        id: randomUUID(),
        number: (opened += 1),
        status: 'waiting',
        messages: [],
        openedAt,
        lastAt: now().getTime()
      }
      byHash.set(hashOf(token), conversation)
      write(conversation, 'visitor', text)
      return { token, conversation }
    },

    /** The conversation of a token, or null. */
    ofToken: (token: string): Conversation | null => current().get(hashOf(token)) ?? null,

    /** The conversation that an agent names, or null. */
    ofId: (id: string): Conversation | null => [...current().values()].find(known => known.id === id) ?? null,

    /** Adds what a person wrote. False where the conversation is closed or full. */
    add(conversation: Conversation, from: 'visitor' | 'agent', text: string): boolean {
      const { status, messages } = conversation
      const written = messages.reduce((sum, message) => sum + message.text.length, text.length)
      const isFull = messages.length >= deskLimits.messages || written > deskLimits.charactersOfConversation
      if (status === 'closed' || isFull) return false
      write(conversation, from, text)
      return true
    },

    /** Adds what the desk itself says, unless it has just said so. Nothing is added to a conversation that is closed. */
    say(conversation: Conversation, text: string, links?: Message['links']): void {
      const { status, messages } = conversation
      if (status !== 'closed' && messages.at(-1)?.text !== text) write(conversation, 'automatic', text, links)
    },

    /** Ends it, with the automated reply as its last message. Ending it again changes nothing. */
    close(conversation: Conversation, reply: string): void {
      if (conversation.status === 'closed') return
      conversation.status = 'closed'
      write(conversation, 'automatic', reply)
    },

    forget,

    /** All of them, the one that waits longest first. */
    list: (): Conversation[] => [...current().values()]
  }
}

const isBarelyBegun = ({ messages }: Conversation): boolean =>
  messages.filter(({ from }) => from !== 'automatic').length < 2

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
