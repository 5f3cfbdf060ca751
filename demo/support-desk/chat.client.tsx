import { createRef, type RefObject, type SubmitEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import fieldStyles from '../../app/ui/field/field.css?inline'
import { Icon } from '../../app/ui/icon/icon.tsx'
import styles from './chat.css?inline'
import { type ChatHelp, questionsAbout } from './chat-help.ts'

/** The global of `chat.js`: the programming interface that sites expect of a provider. */
type Provider = { settings: { language?: string }; utilAPI?: object; userVerificationAPI?: object }

/** `links`, of an automatic answer: the questions of the help that it names. */
type Message = { from: 'visitor' | 'automatic'; text: string; at: Date; links: ReturnType<typeof questionsAbout> }

/** `isOver`: the conversation has ended, and can still be read. */
type View = { isOpen: boolean; isOver: boolean; messages: readonly Message[] }

const closed: View = { isOpen: false, isOver: false, messages: [] }

const tell = (name: string, detail?: unknown) => dispatchEvent(new CustomEvent(name, { detail }))

/**
 * Gives the provider's interface its calls, with the words and the help of the desk at an address, and says that it is ready. The conversation is in the memory
 * of this document and nowhere else: its answers are made here.
 */
export async function startChat(provider: Provider, siteUrl: string): Promise<void> {
  const query = new URLSearchParams({ lang: provider.settings.language ?? '' })
  const answer = await fetch(new URL(`help.json?${query}`, new URL(siteUrl, location.href)))
  if (!answer.ok) throw new Error(`${answer.status} for the words of the chat`)
  const help: ChatHelp = await answer.json()
  const { words } = help
  const place = document.body.appendChild(Object.assign(document.createElement('div'), { className: 'support-desk' }))
  const root = createRoot(place)
  const [field, tab] = [createRef<HTMLInputElement>(), createRef<HTMLButtonElement>()]
  let view = closed
  let before: Element | null = null

  function show(change: Partial<View>): void {
    view = { ...view, ...change }
    flushSync(() => root.render(<Chat {...{ view, words, field, tab, write, end, minimizeChat, launchChat }} />))
  }

  function say(from: Message['from'], text: string, links: Message['links'] = []): void {
    show({ messages: [...view.messages, { from, text, links, at: new Date() }] })
    const payload = {
      entryType: 'Message',
      messageReason: from === 'automatic' ? 'AutomatedResponse' : null,
      abstractMessage: { messageType: 'StaticContentMessage', staticContent: { formatType: 'Text', text } }
    }
    const sender = { role: from === 'automatic' ? 'System' : 'EndUser' }
    tell('onEmbeddedMessageSent', { conversationEntry: { sender, entryPayload: JSON.stringify(payload) } })
  }

  /** The first message, and the next after the end, begins a conversation. */
  function write(text: string): void {
    if (view.isOver) show({ messages: [], isOver: false })
    say('visitor', text)
    const found = questionsAbout(text, help)
    say('automatic', found.length > 0 ? words.found : words.none, found)
  }

  function end(): void {
    say('automatic', words.thanks)
    show({ isOver: true })
    field.current?.focus()
  }

  function launchChat(): void {
    if (!view.isOpen) before = document.activeElement
    show({ isOpen: true })
    field.current?.focus()
    tell('onEmbeddedMessagingWindowMaximized')
  }

  /** A conversation that is over goes with its window. */
  function minimizeChat(): void {
    if (!view.isOpen) return
    const hadFocus = place.contains(document.activeElement)
    const { isOver } = view
    show(isOver ? closed : { isOpen: false })
    const back = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : tab.current
    if (hadFocus) back?.focus()
    tell(isOver ? 'onEmbeddedMessagingWindowClosed' : 'onEmbeddedMessagingWindowMinimized')
  }

  /** Forgets the conversation. In a window that is open it can be read until that is minimised. */
  function clearSession(): void {
    if (view.isOpen) return show({ isOver: true })
    show(closed)
    tell('onEmbeddedMessagingWindowClosed')
  }

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@layer ui { ${fieldStyles} } ${styles}`)
  document.adoptedStyleSheets.push(sheet)
  place.addEventListener('keydown', ({ key }) => key === 'Escape' && minimizeChat())
  show(closed)
  provider.utilAPI = { launchChat, minimizeChat }
  provider.userVerificationAPI = { clearSession }
  tell('onEmbeddedMessagingReady')
}

type Props = {
  view: View
  words: ChatHelp['words']
  field: RefObject<HTMLInputElement | null>
  tab: RefObject<HTMLButtonElement | null>
  write: (text: string) => void
} & Record<'end' | 'minimizeChat' | 'launchChat', () => void>

/** The window of the chat, and the tab that opens it again on pages without the chat's button. What a person wrote is text, never markup. */
function Chat({ view, words, field, tab, write, end, minimizeChat, launchChat }: Props) {
  const { isOpen, isOver, messages } = view
  const isTalking = messages.length > 0 && !isOver
  const log = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isOpen) log.current?.scrollTo(0, log.current.scrollHeight)
  }, [messages, isOpen])

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const text = field.current?.value.trim()
    if (text) write(text)
    event.currentTarget.reset()
    field.current?.focus()
  }

  return (
    <>
      <section
        className="support-desk-chat"
        data-support-desk=""
        aria-labelledby="support-desk-heading"
        hidden={!isOpen}
      >
        <header className="row">
          <h2 id="support-desk-heading">{words.heading}</h2>
          <button type="button" className="button button--quiet" hidden={!isTalking} onClick={end}>
            {words.end}
          </button>
          <button type="button" className="button button--quiet" aria-label={words.minimise} onClick={minimizeChat}>
            <Icon name="chevron" />
          </button>
          <p role="status" className="text-small">
            {isOver ? words.closed : words.state}
          </p>
        </header>
        {/* The keyboard scrolls what takes the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div ref={log} className="support-desk-log" role="log" aria-label={words.log} tabIndex={0}>
          <p className="field__hint">{words.hint}</p>
          {messages.map(({ from, text, at, links }) => (
            <div key={at.getTime() + from} data-from={from}>
              <p className="field__hint">{`${words[from]} ${timeOf(at)}`}</p>
              <p>{text}</p>
              {links.map(({ question, href }) => (
                <a key={href} href={href} target="_blank" rel="noopener">
                  {question}
                </a>
              ))}
            </div>
          ))}
        </div>
        <form className="ruled" onSubmit={submit}>
          <label htmlFor="support-desk-message" className="field__label">
            {words.message}
          </label>
          <input
            id="support-desk-message"
            className="field__input"
            ref={field}
            maxLength={1000}
            autoComplete="off"
            required
          />
          <button className="button button--act">{words.send}</button>
        </form>
      </section>
      <button
        ref={tab}
        type="button"
        className="button button--quiet support-desk-tab"
        hidden={!isTalking || isOpen}
        onClick={launchChat}
      >
        {words.heading}
      </button>
    </>
  )
}

const timeOf = (at: Date): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { timeStyle: 'short' }).format(at)
