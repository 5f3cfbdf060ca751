import type { ChatSettings } from '../../site/config/chat-settings.schema.ts'
import { fetchWithRetry } from '../../site/http/fetch-with-retry.client.ts'
import type { HelpChatFacts } from '../../site/page/help-chat-facts.ts'
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
    showToast({ id: 'help-chat', text: words.awayLong, backgroundColor: 'var(--ink-950)' }, { close: words.close }),
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

/** The names of the provider's programming interface: one global object, and events of the window. */
const providerNames = {
  object: 'embeddedservice_bootstrap',
  ready: 'onEmbeddedMessagingReady',
  message: 'onEmbeddedMessageSent',
  minimised: 'onEmbeddedMessagingWindowMinimized',
  closed: 'onEmbeddedMessagingWindowClosed'
} as const

/** The part of the provider's global object that is used. */
type Provider = {
  settings: { language?: string }
  init(orgId: string, configName: string, siteUrl: string, more: { scrt2URL: string }): void
  utilAPI?: { launchChat?(): unknown; minimizeChat?(): unknown }
  userVerificationAPI?: { clearSession?(): unknown }
}

const provider = () => (window as unknown as Record<string, Provider | undefined>)[providerNames.object]

/** Loads the provider's script and starts it with its language and its four values. */
function loadProvider(settings: ChatSettings, tell: (event: ChatEvent) => void): void {
  const script = document.createElement('script')
  let over = false
  const end = (type: 'ready' | 'not-ready') => {
    clearTimeout(timer)
    if (type === 'not-ready' && over) return
    over = true
    if (type === 'not-ready') script.remove()
    tell({ type })
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
      if (!found) throw new Error(`no ${providerNames.object}`)
      const { orgId, configName, siteUrl, messagingServerUrl, language } = settings
      addEventListener(providerNames.ready, () => end('ready'), { once: true })
      found.settings.language = language
      found.init(orgId, configName, siteUrl, { scrt2URL: messagingServerUrl })
    } catch (error) {
      fail(error)
    }
  })
  script.async = true
  script.src = settings.scriptUrl
  document.head.append(script)
}

/** Tells what happens in the provider's window, for as long as the document lives. */
function followProvider(tell: (event: ChatEvent) => void): void {
  addEventListener(providerNames.message, event => {
    const text = automatedReply((event as CustomEvent).detail)
    if (text !== null) tell({ type: 'reply', text })
  })
  addEventListener(providerNames.minimised, () => tell({ type: 'minimised' }))
  addEventListener(providerNames.closed, () => tell({ type: 'closed' }))
}

/** Calls the provider; what fails is logged only ("Chat clear-session failure: logged only"). */
const calling = (name: string, call: (found: Provider) => unknown) => async () => {
  try {
    const found = provider()
    if (found) await call(found)
  } catch (error) {
    console.warn(`The chat: ${name} failed`, error)
  }
}

const launchChat = calling('launch', ({ utilAPI }) => utilAPI?.launchChat?.())
const minimiseChat = calling('minimise', ({ utilAPI }) => utilAPI?.minimizeChat?.())
const clearSession = calling('clear session', ({ userVerificationAPI }) => userVerificationAPI?.clearSession?.())
