import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useLayoutEffect,
  useRef,
  useState
} from 'react'
import { Icon } from '../../app/ui/icon/icon.tsx'
import { iconPaths } from '../../app/ui/icon/icon-paths.data.ts'
import type { Message } from './conversation.ts'

type Props = {
  label: string
  lang: string
  /** Who wrote, in words. */
  names: Readonly<Record<Message['from'], string>>
  messages: readonly Message[]
  hint?: string
}

/** What was said, the newest in view as long as the reader has not scrolled up. What people wrote is text, never markup. */
export function MessageLog({ label, lang, names, messages, hint }: Props) {
  const log = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  useLayoutEffect(() => {
    if (log.current && atEnd.current && messages.length > 0) log.current.scrollTop = log.current.scrollHeight
  }, [messages])
  const scrolled = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = log.current ?? {}
    atEnd.current = scrollHeight - scrollTop - clientHeight < 60
  }
  return (
    // The keyboard scrolls what takes the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={log} className="log" role="log" aria-label={label} tabIndex={0} onScroll={scrolled}>
      {hint && <p className="hint">{hint}</p>}
      <ol className="messages">
        {messages.map(({ id, from, text, at, links = [] }) => (
          <li key={id} data-message={id} className={`message message--${from}`}>
            <p className="by">
              {names[from]}{' '}
              <time dateTime={at}>{new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(new Date(at))}</time>
            </p>
            <div className="said">
              <p>{text}</p>
              {links.length > 0 && (
                <ul className="found">
                  {links.map(link => (
                    <li key={link.href}>
                      <a href={link.href} target="_blank" rel="noopener">
                        {link.text}
                        <Icon path={iconPaths['new-tab']} className="sign" />
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

type FormProps = {
  label: string
  sendLabel: string
  maxLength: number
  hidden: boolean
  field: RefObject<HTMLTextAreaElement | null>
  /** Rejects where the desk does not take it. */
  send: (text: string) => Promise<unknown>
  failed: (error: unknown) => void
} & Pick<ComponentProps<'textarea'>, 'defaultValue' | 'onInput'>

/** What a person writes: Enter sends, Shift and Enter begins a new line. The text stays until the desk has taken it. */
export function MessageForm({ label, sendLabel, hidden, field, send, failed, ...rest }: FormProps) {
  const [sending, setSending] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const written = event.currentTarget.querySelector('textarea')
    const text = written?.value.trim()
    if (!text || sending) return written?.focus()
    setSending(true)
    try {
      await send(text)
      if (written) written.value = ''
    } catch (error) {
      failed(error)
    } finally {
      setSending(false)
      field.current?.focus()
    }
  }

  return (
    <form hidden={hidden} onSubmit={submit}>
      <label htmlFor="message">{label}</label>
      <textarea id="message" ref={field} rows={2} required onKeyDown={sendByEnter} {...rest} />
      <button className="send" disabled={sending}>
        {sendLabel}
      </button>
    </form>
  )
}

function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
