/**
 * The help chat of a document. `page`: whether the visitor is on a page that has its button. `agents`: what the capacity call said. `chat`: how far the
 * provider's chat is; `wanted` is a press that came before the capacity call was answered, `ending` the 3 s after the automated reply.
 */
export type ChatState = {
  readonly page: 'with-chat' | 'elsewhere'
  readonly agents: 'asked' | 'available' | 'away'
  readonly chat: 'absent' | 'wanted' | 'loading' | 'loaded' | 'open' | 'minimised' | 'ending'
}

export type ChatEvent =
  | { type: 'entered' | 'left' | 'pressed' | 'ready' | 'not-ready' | 'minimised' | 'closed' | 'clear-due' }
  | { type: 'capacity'; hasCapacity: boolean }
  /** An automated reply of the provider's. */
  | { type: 'reply'; text: string }

/** What is to be done, in this order. */
export type ChatAct =
  | 'ask-capacity'
  | 'load-script'
  | 'launch'
  | 'minimise'
  | 'clear-later'
  | 'clear-session'
  | 'say-failure'
  | 'say-away'

type Step = { state: ChatState; acts: readonly ChatAct[] }

/** "Chat session clears 3000 ms after the automated reply." */
export const clearAfterMs = 3000
/** A script that has not said in this time that it is ready counts as failed. */
export const readyWithinMs = 15_000
const lastReply = 'Thank you for contacting us'

export const firstChatState: ChatState = { page: 'elsewhere', agents: 'asked', chat: 'absent' }

/** One step of the help chat. Pure: timers and the provider are the caller's. */
export function chatStep(state: ChatState, event: ChatEvent): Step {
  const { page, agents, chat } = state
  const stay: Step = { state, acts: [] }
  const to = (change: Partial<ChatState>, ...acts: ChatAct[]): Step => ({ state: { ...state, ...change }, acts })
  switch (event.type) {
    case 'entered':
      return to({ page: 'with-chat', agents: 'asked' }, 'ask-capacity')
    case 'left': {
      const away = { page: 'elsewhere' } as const
      if (chat === 'wanted') return to({ ...away, chat: 'absent' })
      if (chat === 'open') return to({ ...away, chat: 'minimised' }, 'minimise')
      return chat === 'ending' ? to(away, 'minimise') : to(away)
    }
    case 'capacity': {
      const known = { agents: event.hasCapacity ? 'available' : 'away' } as const
      if (chat !== 'wanted') return to(known)
      return event.hasCapacity
        ? to({ ...known, chat: 'loading' }, 'load-script')
        : to({ ...known, chat: 'absent' }, 'say-away')
    }
    case 'pressed':
      if (page === 'elsewhere') return stay
      if (chat === 'minimised' || chat === 'open') return to({ chat: 'open' }, 'launch')
      if (chat !== 'absent' && chat !== 'loaded') return stay
      if (agents === 'away') return to({}, 'say-away')
      if (chat === 'loaded') return to({ chat: 'open' }, 'launch')
      return agents === 'asked' ? to({ chat: 'wanted' }) : to({ chat: 'loading' }, 'load-script')
    case 'ready':
      if (chat === 'loading' && page === 'with-chat') return to({ chat: 'open' }, 'launch')
      return chat === 'loading' || chat === 'absent' ? to({ chat: 'loaded' }) : stay
    case 'not-ready':
      return chat === 'loading'
        ? to({ chat: 'absent' }, ...(page === 'with-chat' ? (['say-failure'] as const) : []))
        : stay
    case 'minimised':
      return chat === 'open' ? to({ chat: 'minimised' }) : stay
    case 'closed':
      return chat === 'open' || chat === 'minimised' ? to({ chat: 'loaded' }) : stay
    case 'reply':
      return (chat === 'open' || chat === 'minimised') && event.text.includes(lastReply)
        ? to({ chat: 'ending' }, 'clear-later')
        : stay
    case 'clear-due':
      return chat === 'ending' ? to({ chat: 'loaded' }, 'clear-session') : stay
  }
}

/** How the button looks: what it says, and whether it is busy. Where agents are away a press says where to write. */
export function chatButton({ agents, chat }: ChatState): { says: 'open' | 'loading' | 'away'; busy: boolean } {
  if (chat === 'wanted' || chat === 'loading') return { says: 'loading', busy: true }
  const going = chat === 'open' || chat === 'minimised' || chat === 'ending'
  return { says: agents === 'away' && !going ? 'away' : 'open', busy: false }
}
