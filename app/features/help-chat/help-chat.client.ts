import { fetchGet } from '../../site/http/fetch-get.client.ts'
import type { HelpChatFacts } from '../../site/page/help-chat-facts.ts'
import { showToast } from '../../ui/toast/toast.client.ts'
import { drawChatButton } from './chat-button.client.ts'
import { clearSession, followProvider, launchChat, loadProvider, minimiseChat } from './chat-provider.client.ts'
import { type ChatAct, type ChatEvent, type ChatState, chatStep, clearAfterMs, firstChatState } from './chat-state.ts'

const slotSelector = '[data-help-chat]'
const capacityWithinMs = 8000

/** A conversation outlives the page that it began on: its state is the document's. */
let state: ChatState = firstChatState
let facts: HelpChatFacts | undefined
let draw: (state: ChatState) => void = () => {}
let asked = 0
let following = false

/**
 * The help chat on a page that has its button. It may be called again on each such page. A document that is left, and that the browser may bring back as it
 * was, is a page that is left and entered too. Out: how to leave the page.
 */
export function startHelpChat(): undefined | (() => void) {
  const slot = document.querySelector<HTMLElement>(slotSelector)
  if (!slot?.dataset.helpChat) return undefined
  const read: HelpChatFacts = JSON.parse(slot.dataset.helpChat)
  facts = read
  const button = drawChatButton(slot, read.words, () => happened({ type: 'pressed' }))
  draw = shown => button.draw(shown)
  draw(state)
  happened({ type: 'entered' })
  const end = new AbortController()
  addEventListener('pagehide', () => happened({ type: 'left' }), { signal: end.signal })
  addEventListener('pageshow', ({ persisted }) => persisted && happened({ type: 'entered' }), { signal: end.signal })
  return () => {
    end.abort()
    button.remove()
    draw = () => {}
    asked += 1
    if (!document.querySelector(slotSelector)) happened({ type: 'left' })
  }
}

function happened(event: ChatEvent): void {
  const step = chatStep(state, event)
  state = step.state
  draw(state)
  for (const act of step.acts) if (facts) acts[act](facts)
}

const acts: Record<ChatAct, (facts: HelpChatFacts) => void> = {
  'ask-capacity': ({ settings }) => void askCapacity(settings.queueUrl),
  'load-script': ({ settings }) => {
    if (!following) followProvider(happened)
    following = true
    loadProvider(settings, happened)
  },
  launch: () => void launchChat(),
  minimise: () => void minimiseChat(),
  'clear-later': () => void setTimeout(() => happened({ type: 'clear-due' }), clearAfterMs),
  'clear-session': () => void clearSession(),
  'say-failure': ({ words }) => showToast({ id: 'help-chat', text: words.failed }, { close: words.close }),
  'say-away': ({ words }) =>
    showToast({ id: 'help-chat', text: words.awayLong, backgroundColor: '#132c23' }, { close: words.close })
}

/** Asks whether agents are there; a call that fails counts as away and is logged only. An answer that a later page has overtaken is left alone. */
async function askCapacity(address: string): Promise<void> {
  asked += 1
  const mine = asked
  let hasCapacity = false
  try {
    const response = await fetchGet(address, { timeoutMs: capacityWithinMs })
    const answer: unknown = response.ok ? await response.json() : null
    hasCapacity = (answer as { hasCapacity?: unknown } | null)?.hasCapacity === true
    if (!response.ok) throw new Error(`${response.status} for the capacity`)
  } catch (error) {
    console.warn('Whether agents are there is not known', error)
  }
  if (mine === asked) happened({ type: 'capacity', hasCapacity })
}
