import type { Locale } from '../../app/domain/locales/locale.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'

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

/** A conversation as it was when it was read. */
export type Conversation = {
  /** By which agents name it; it opens nothing. */
  readonly id: string
  /** The how-manieth it is, for people. */
  readonly number: number
  readonly siteId: SiteId
  readonly language: Locale
  readonly status: 'waiting' | 'answered' | 'closed'
  readonly openedAt: string
  /** What was said last. */
  readonly lastText: string
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
  conversation: (Pick<Conversation, 'id' | 'status'> & { messages: Message[] }) | null
}
