/**
 * The help chat of a document. `page`: whether the visitor is on a page that has its button. `agents`: what the capacity call said, `unknown` where it failed.
 * `chat`: how far the provider's chat is; `wanted` is a press that came before the capacity call was answered, `ending` the 3 s after the automated reply,
 * `over` a session that is cleared while its window may still be read.
 */
export type ChatState = {
  readonly page: 'with-chat' | 'elsewhere'
  readonly agents: 'asked' | 'available' | 'away' | 'unknown'
  readonly chat: 'absent' | 'wanted' | 'loading' | 'loaded' | 'open' | 'minimised' | 'ending' | 'over'
}

export type ChatEvent =
  | { type: 'entered' | 'left' | 'pressed' | 'ready' | 'not-ready' | 'minimised' | 'closed' | 'clear-due' }
  | { type: 'capacity'; agents: 'available' | 'away' | 'unknown' }
  /** An automated reply of the provider's. */
  | { type: 'reply'; text: string }

/** The steps to take, in this order. */
export type ChatAct =
  | 'ask-capacity'
  | 'load-script'
  | 'launch'
  | 'minimise'
  | 'clear-later'
  | 'clear-session'
  | 'say-failure'
  | 'say-away'
  | 'say-unknown'

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
      if (chat === 'over') return to({ ...away, chat: 'loaded' }, 'minimise')
      return chat === 'ending' ? to(away, 'minimise') : to(away)
    }
    case 'capacity':
      if (chat !== 'wanted') return to({ agents: event.agents })
      if (event.agents === 'available') return to({ agents: event.agents, chat: 'loading' }, 'load-script')
      return to({ agents: event.agents, chat: 'absent' }, event.agents === 'away' ? 'say-away' : 'say-unknown')
    case 'pressed':
      if (page === 'elsewhere') return stay
      if (chat === 'minimised' || chat === 'open') return to({ chat: 'open' }, 'launch')
      if (chat !== 'absent' && chat !== 'loaded' && chat !== 'over') return stay
      if (agents === 'away') return to({}, 'say-away')
      if (chat !== 'absent') return to({ chat: 'open' }, 'launch')
      if (agents === 'unknown') return to({ agents: 'asked', chat: 'wanted' }, 'ask-capacity')
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
      return chat === 'open' || chat === 'minimised' || chat === 'over' ? to({ chat: 'loaded' }) : stay
    case 'reply':
      return (chat === 'open' || chat === 'minimised') && event.text.includes(lastReply)
        ? to({ chat: 'ending' }, 'clear-later')
        : stay
    case 'clear-due':
      return chat === 'ending' ? to({ chat: 'over' }, 'clear-session') : stay
  }
}

/** What the button says; it is busy while it loads. Where agents are away a press says where to write; where that is unknown it asks again. */
export function chatButton({ agents, chat }: ChatState): 'open' | 'loading' | 'away' | 'unknown' {
  if (chat === 'wanted' || chat === 'loading') return 'loading'
  const going = chat === 'open' || chat === 'minimised' || chat === 'ending'
  return !going && (agents === 'away' || agents === 'unknown') ? agents : 'open'
}
