import type { ChatSettings } from '../../site/config/chat-settings.schema.ts'
import { automatedReply } from './automated-reply.ts'
import { type ChatEvent, readyWithinMs } from './chat-state.ts'

/** The names of the provider's programming interface: one global object, and events of the window. */
const providerNames = {
  object: 'embeddedservice_bootstrap',
  ready: 'onEmbeddedMessagingReady',
  message: 'onEmbeddedMessageSent',
  minimised: 'onEmbeddedMessagingWindowMinimized',
  closed: 'onEmbeddedMessagingWindowClosed'
} as const

/** What of the provider's global object is used. */
type Provider = {
  settings: { language?: string }
  init(orgId: string, configName: string, siteUrl: string, more: { scrt2URL: string }): void
  utilAPI?: { launchChat?(): unknown; minimizeChat?(): unknown }
  userVerificationAPI?: { clearSession?(): unknown }
}

const provider = () => (window as unknown as Record<string, Provider | undefined>)[providerNames.object]

/** Loads the provider's script and starts it with its language and its four values. */
export function loadProvider(settings: ChatSettings, tell: (event: ChatEvent) => void): void {
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
export function followProvider(tell: (event: ChatEvent) => void): void {
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

export const launchChat = calling('launch', ({ utilAPI }) => utilAPI?.launchChat?.())
export const minimiseChat = calling('minimise', ({ utilAPI }) => utilAPI?.minimizeChat?.())
export const clearSession = calling('clear session', ({ userVerificationAPI }) => userVerificationAPI?.clearSession?.())
