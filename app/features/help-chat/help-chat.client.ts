import { fetchWithRetry } from '../../site/http/fetch-with-retry.client.ts'
import type { HelpChatFacts } from '../../site/page/help-chat-facts.ts'
import { showToast } from '../../ui/toast/toast.client.ts'
import { clearSession, followProvider, launchChat, loadProvider, minimiseChat } from './chat-provider.client.ts'
import {
  type ChatAct,
  type ChatEvent,
  type ChatState,
  chatButton,
  chatStep,
  clearAfterMs,
  firstChatState
} from './chat-state.ts'

const placeSelector = '[data-help-chat]'
const capacityWithinMs = 8000

/** A conversation outlives the page that it began on: its state is the document's. */
let state: ChatState = firstChatState
let facts: HelpChatFacts | undefined
let asked = 0
let following = false

/**
 * Starts the help chat on a page that has its button. A document that is left, and that the browser may bring back as it was, is a page that is left and
 * entered too. Returns how to leave the page.
 */
export function startHelpChat(): undefined | (() => void) {
  const place = document.querySelector<HTMLElement>(placeSelector)
  if (!place?.dataset.helpChat) return undefined
  facts = JSON.parse(place.dataset.helpChat)
  happened({ type: 'entered' })
  const end = new AbortController()
  const { signal } = end
  place.querySelector('button')?.addEventListener('click', () => happened({ type: 'pressed' }), { signal })
  addEventListener('pagehide', () => happened({ type: 'left' }), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && happened({ type: 'entered' }), { signal })
  return () => {
    end.abort()
    asked += 1
    if (!document.querySelector(placeSelector)) happened({ type: 'left' })
  }
}

function happened(event: ChatEvent): void {
  const step = chatStep(state, event)
  state = step.state
  draw()
  for (const act of step.acts) if (facts) acts[act](facts)
}

/** Says the state on the button that the server has rendered, where the page has one. */
function draw(): void {
  const button = document.querySelector<HTMLElement>(`${placeSelector} button`)
  const label = button?.querySelector('span')
  if (!button || !label || !facts) return
  const { says, busy } = chatButton(state)
  if (label.textContent !== facts.words[says]) label.textContent = facts.words[says]
  button.dataset.state = says
  button.setAttribute('aria-busy', String(busy))
  button.setAttribute('aria-disabled', String(busy))
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
    showToast({ id: 'help-chat', text: words.awayLong, backgroundColor: '#132c23' }, { close: words.close }),
  'say-unknown': ({ words }) => showToast({ id: 'help-chat', text: words.unknownLong }, { close: words.close })
}

/** Asks whether agents are there; a call that fails leaves it unknown, and is logged. An answer that a later page has overtaken is left alone. */
async function askCapacity(address: string): Promise<void> {
  asked += 1
  const mine = asked
  let hasCapacity: boolean | null = null
  try {
    const response = await fetchWithRetry(address, { timeoutMs: capacityWithinMs })
    if (!response.ok) throw new Error(`${response.status} for the capacity`)
    const answer: { hasCapacity?: unknown } | null = await response.json()
    hasCapacity = answer?.hasCapacity === true
  } catch (error) {
    console.warn('Whether agents are there is not known', error)
  }
  if (mine === asked) happened({ type: 'capacity', hasCapacity })
}
