import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '../../app/ui/icon/icon.tsx'
import { iconPaths } from '../../app/ui/icon/icon-paths.data.ts'
import { createConversationSession } from './conversation-session.client.ts'
import { statusOf } from './desk-calls.client.ts'
import type { ConversationWords } from './desk-words.ts'
import { MessageForm, MessageLog } from './message-log.client.tsx'
import { isFramed, onPageMessage, tellPage } from './page-around.client.ts'

export type ConversationProps = {
  words: ConversationWords
  lang: string
  maxLength: number
  /** Whether it is the whole document, or a section of one. */
  isWhole: boolean
}

const neverChanges = () => () => {}
const inBrowser = () => true
const onServer = () => false

/** A visitor's conversation: on the page of the desk, and in the window on other pages, which it tells what happens. Without scripts it says that it needs them. */
export function Conversation({ words, lang, maxLength, isWhole }: ConversationProps) {
  const [session] = useState(() =>
    createConversationSession(lang, ({ from, text }) => tellPage({ desk: 'message', from, text }))
  )
  const { status, broken, messages } = useSyncExternalStore(session.subscribe, session.view, session.view)
  const live = useSyncExternalStore(neverChanges, inBrowser, onServer)
  const framed = useSyncExternalStore(neverChanges, isFramed, onServer)
  const [fault, setFault] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)

  useEffect(() => session.resume(), [session])

  useEffect(() => {
    if (!framed) return undefined
    const stop = new AbortController()
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && tellPage({ desk: 'minimise' })
    document.addEventListener('keydown', escape, { signal: stop.signal })
    const stopHearing = onPageMessage(({ desk }) => {
      switch (desk) {
        case 'hello':
          return tellPage({ desk: 'here', title: words.heading })
        case 'focus':
          return field.current?.focus()
        case 'clear':
          setFault('')
          return void session.clear().then(() => tellPage({ desk: 'cleared' }))
      }
    })
    return () => {
      stop.abort()
      stopHearing()
    }
  }, [framed, session, words])

  function send(text: string): Promise<void> {
    setFault('')
    return session.send(text)
  }

  const end = () =>
    session.close().then(
      () => field.current?.focus(),
      () => setFault(words.notSent)
    )

  const Holder = isWhole ? 'main' : 'section'
  const Heading = isWhole ? 'h1' : 'h2'
  return (
    <Holder className="conversation" data-status={status ?? ''} aria-labelledby="conversation-heading">
      <div className="bar">
        <div>
          <Heading id="conversation-heading">{words.heading}</Heading>
          <p className="state" role="status">
            {broken ? words.broken : status && words.states[status]}
          </p>
        </div>
        <button type="button" className="small" hidden={status === null || status === 'closed'} onClick={end}>
          {words.end}
        </button>
        <button
          type="button"
          className="small small--round"
          aria-label={words.minimise}
          hidden={!framed}
          onClick={() => tellPage({ desk: 'minimise' })}
        >
          <Icon path={iconPaths.chevron} className="sign" />
        </button>
      </div>
      <MessageLog
        label={words.log}
        lang={lang}
        names={{ visitor: words.you, agent: words.agent, automatic: words.automatic }}
        messages={messages}
        hint={words.hint}
      />
      <MessageForm
        label={words.message}
        sendLabel={words.send}
        maxLength={maxLength}
        hidden={!live}
        field={field}
        send={send}
        failed={error => setFault(statusOf(error) === 429 ? words.tooMany : words.notSent)}
      />
      <p className="fault" role="alert">
        {fault}
      </p>
      <noscript>
        <p className="fault">{words.noScript}</p>
      </noscript>
    </Holder>
  )
}
