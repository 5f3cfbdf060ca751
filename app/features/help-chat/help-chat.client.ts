import type { ChatSettings } from '../../site/config/site-configuration.schema.ts'
import { fetchJson } from '../../site/http/fetch-with-retry.client.ts'
import type { HelpChatFacts } from '../../site/page/help-chat-facts.ts'
import { scriptOf } from '../../ui/server-html/server-html.client.ts'
import { showToast } from '../../ui/toast/toast.client.ts'
import { automatedReply } from './automated-reply.ts'
import {
  type ChatAct,
  type ChatEvent,
  type ChatState,
  chatButton,
  chatStep,
  clearAfterMs,
  firstChatState,
  readyWithinMs
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
  const says = chatButton(state)
  const busy = String(says === 'loading')
  if (label.textContent !== facts.words[says]) label.textContent = facts.words[says]
  button.dataset.state = says
  button.setAttribute('aria-busy', busy)
  button.setAttribute('aria-disabled', busy)
}

const acts: Record<ChatAct, (facts: HelpChatFacts) => unknown> = {
  'ask-capacity': ({ settings }) => askCapacity(settings.queueUrl),
  'load-script': ({ settings }) => {
    if (!following) followProvider()
    following = true
    loadProvider(settings)
  },
  launch: () => call('launch', ({ utilAPI }) => utilAPI?.launchChat?.()),
  minimise: () => call('minimise', ({ utilAPI }) => utilAPI?.minimizeChat?.()),
  'clear-later': () => setTimeout(() => happened({ type: 'clear-due' }), clearAfterMs),
  'clear-session': () => call('clear session', ({ userVerificationAPI }) => userVerificationAPI?.clearSession?.()),
  'say-failure': ({ words }) => showToast({ id: 'help-chat', text: words.failed }, { close: words.close }),
  'say-away': ({ words }) =>
    showToast({ id: 'help-chat', text: words.awayLong, backgroundColor: 'var(--ink-950)' }, { close: words.close }),
  'say-unknown': ({ words }) => showToast({ id: 'help-chat', text: words.unknownLong }, { close: words.close })
}

/** Asks whether agents are there; a call that fails leaves it unknown, and is logged. An answer that a later page has overtaken is left alone. */
async function askCapacity(address: string): Promise<void> {
  asked += 1
  const mine = asked
  let agents: 'available' | 'away' | 'unknown' = 'unknown'
  try {
    const options = { timeoutMs: capacityWithinMs }
    const answer = await fetchJson<{ hasCapacity?: unknown } | null>(address, 'the capacity', options)
    agents = answer?.hasCapacity === true ? 'available' : 'away'
  } catch (error) {
    console.warn('Whether agents are there is not known', error)
  }
  if (mine === asked) happened({ type: 'capacity', agents })
}

/** The part of the provider's global object that is used. */
type Provider = {
  settings: { language?: string }
  init(orgId: string, configName: string, siteUrl: string, more: { scrt2URL: string }): void
  utilAPI?: { launchChat?(): unknown; minimizeChat?(): unknown }
  userVerificationAPI?: { clearSession?(): unknown }
}

const provider = () => (window as { embeddedservice_bootstrap?: Provider }).embeddedservice_bootstrap

/** Loads the provider's script and starts it with its language and its four values. */
function loadProvider(settings: ChatSettings): void {
  const script = scriptOf(settings.scriptUrl)
  let over = false
  const end = (type: 'ready' | 'not-ready') => {
    clearTimeout(timer)
    if (type === 'not-ready' && over) return
    over = true
    if (type === 'not-ready') script.remove()
    happened({ type })
  }
  const fail = (error: unknown) => {
    console.warn('The chat did not start', error)
    end('not-ready')
  }
  const timer = setTimeout(() => fail(`not ready within ${readyWithinMs} ms`), readyWithinMs)
  script.addEventListener('error', () => fail('no script'))
  script.addEventListener('load', () => {
    if (over) return
    try {
      const found = provider()
      if (!found) throw new Error('no embeddedservice_bootstrap')
      const { orgId, configName, siteUrl, messagingServerUrl, language } = settings
      addEventListener('onEmbeddedMessagingReady', () => end('ready'), { once: true })
      found.settings.language = language
      found.init(orgId, configName, siteUrl, { scrt2URL: messagingServerUrl })
    } catch (error) {
      fail(error)
    }
  })
  document.head.append(script)
}

/** Tells what happens in the provider's window, for as long as the document lives. */
function followProvider(): void {
  addEventListener('onEmbeddedMessageSent', event => {
    const text = automatedReply((event as CustomEvent).detail)
    if (text !== null) happened({ type: 'reply', text })
  })
  addEventListener('onEmbeddedMessagingWindowMinimized', () => happened({ type: 'minimised' }))
  addEventListener('onEmbeddedMessagingWindowClosed', () => happened({ type: 'closed' }))
}

/** Calls the provider; what fails is logged only ("Chat clear-session failure: logged only"). */
async function call(name: string, act: (found: Provider) => unknown): Promise<void> {
  try {
    const found = provider()
    if (found) await act(found)
  } catch (error) {
    console.warn(`The chat: ${name} failed`, error)
  }
}
