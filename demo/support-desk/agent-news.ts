import type { Conversation } from './conversations.ts'

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
