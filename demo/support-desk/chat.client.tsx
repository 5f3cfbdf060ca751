import { createRef } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import styles from './chat-window.css?inline'
import type { Message } from './conversation.ts'
import type { ToPage, ToWindow } from './page-around.client.ts'

/** What `chat.js` has put into the window: the programming interface that sites expect of a provider. */
type Provider = { settings: { language?: string }; utilAPI?: object; userVerificationAPI?: object }

const clearedWithinMs = 5000
const roles: Readonly<Record<string, string>> = {
  visitor: 'EndUser',
  agent: 'Agent',
  automatic: 'System'
} satisfies Record<Message['from'], string>

const say = (name: string, detail?: unknown) => dispatchEvent(new CustomEvent(name, { detail }))

/** Gives the provider's interface its calls, for the desk at an address, and says that it is ready. */
export function startChat(provider: Provider, siteUrl: string): void {
  const desk = new URL(siteUrl, location.href)
  const frame = createRef<HTMLIFrameElement>()
  const tab = createRef<HTMLButtonElement>()
  const closed = { isOpen: false, isTalking: false, title: null as string | null, unread: 0 }
  let view = closed
  let root: Root | null = null
  let before: Element | null = null
  let cleared = () => {}
  /** The session is cleared, and what was said can still be read in the window. */
  let isOver = false

  const post = (message: ToWindow) => frame.current?.contentWindow?.postMessage(message, desk.origin)

  /** Shows the window on the page, and the tab that opens it again while a conversation goes on. */
  function show(change: Partial<typeof closed>): void {
    view = { ...view, ...change }
    const { isOpen, isTalking, title, unread } = view
    const src = new URL(`window/?lang=${encodeURIComponent(provider.settings.language ?? '')}`, desk).href
    const chat = (
      <>
        <div className="support-desk-chat" data-support-desk="" hidden={!isOpen}>
          <iframe ref={frame} title={title ?? 'Chat'} src={src} onLoad={() => post({ desk: 'hello' })} />
        </div>
        <button ref={tab} type="button" className="support-desk-tab" hidden={!isTalking || isOpen} onClick={launchChat}>
          {title}
          <b>{unread > 0 && unread}</b>
        </button>
      </>
    )
    flushSync(() => root?.render(createPortal(chat, document.body)))
  }

  function launchChat(): void {
    root ??= createRoot(document.createDocumentFragment())
    if (!view.isOpen) before = document.activeElement
    show({ isOpen: true, unread: 0 })
    if (view.title !== null) focusField()
    say('onEmbeddedMessagingWindowMaximized')
  }

  function focusField(): void {
    frame.current?.focus()
    post({ desk: 'focus' })
  }

  function minimizeChat(): void {
    if (!view.isOpen) return
    if (isOver) return close()
    const hadFocus = document.activeElement === frame.current
    show({ isOpen: false })
    const back = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : tab.current
    if (hadFocus) back?.focus()
    say('onEmbeddedMessagingWindowMinimized')
  }

  /** Takes the window away, with what was said in it. */
  function close(): void {
    const hadFocus = [frame.current, tab.current].some(element => element && element === document.activeElement)
    root?.unmount()
    root = null
    view = closed
    isOver = false
    if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus()
    say('onEmbeddedMessagingWindowClosed')
  }

  /** Forgets the conversation. A window that is open stays, to be read, until it is minimised. Resolves when the desk has forgotten it too. */
  async function clearSession(): Promise<void> {
    if (!root) return
    const done = new Promise<void>((resolve, reject) => {
      cleared = resolve
      setTimeout(() => reject(new Error('The desk did not answer')), clearedWithinMs)
    })
    post({ desk: 'clear' })
    try {
      await done
    } finally {
      isOver = true
      if (view.isOpen) show({ isTalking: false })
      else close()
    }
  }

  function heard({ from, text }: { from: string; text: string }): void {
    isOver = false
    show({ isTalking: true, unread: view.isOpen ? 0 : view.unread + 1 })
    const payload = {
      entryType: 'Message',
      messageReason: from === 'automatic' ? 'AutomatedResponse' : null,
      abstractMessage: {
        messageType: 'StaticContentMessage',
        staticContent: { formatType: 'Text', text }
      }
    }
    const sender = { role: roles[from] ?? 'System' }
    say('onEmbeddedMessageSent', { conversationEntry: { sender, entryPayload: JSON.stringify(payload) } })
  }

  addEventListener('message', ({ source, origin, data }: MessageEvent<ToPage | null>) => {
    if (!frame.current || source !== frame.current.contentWindow || origin !== desk.origin) return
    switch (data?.desk) {
      case 'here':
        show({ title: data.title })
        if (view.isOpen) focusField()
        break
      case 'minimise':
        minimizeChat()
        break
      case 'cleared':
        cleared()
        break
      case 'message':
        heard(data)
        break
    }
  })

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  provider.utilAPI = { launchChat, minimizeChat }
  provider.userVerificationAPI = { clearSession }
  setTimeout(() => say('onEmbeddedMessagingReady'))
}
