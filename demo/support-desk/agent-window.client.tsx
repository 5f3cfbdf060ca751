import { useEffect, useRef, useState } from 'react'
import type { AgentNews } from './conversation.ts'
import { afterFailure, callDesk, statusOf } from './desk-calls.client.ts'
import type { AgentWords } from './desk-words.ts'
import { MessageForm, MessageLog } from './message-log.client.tsx'

export type AgentWindowProps = { words: AgentWords; lang: string; maxLength: number }

type Connection = 'asking' | 'open' | 'lost'

/** The window of agents: who waits, what they say, and answers. While it is open and connected, visitors see that an agent is there. */
export function AgentWindow({ words, lang, maxLength }: AgentWindowProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [news, setNews] = useState<AgentNews | null>(null)
  const [connection, setConnection] = useState<Connection>('asking')
  const [fault, setFault] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [drafts] = useState(() => new Map<string, string>())

  useEffect(() => {
    const stop = new AbortController()
    void followDesk(chosen, stop.signal, {
      heard(latest) {
        setConnection('open')
        setNews(latest)
        if (chosen && !latest.conversation) setChosen(null)
      },
      lost: () => setConnection('lost')
    })
    return () => stop.abort()
  }, [chosen])

  useEffect(() => field.current?.focus(), [chosen])

  const conversations = news?.conversations ?? []
  const waiting = conversations.filter(({ status }) => status === 'waiting').length
  useEffect(() => {
    document.title = waiting ? `(${waiting}) ${words.title}` : words.title
  }, [waiting, words])

  const facts = conversations.find(({ id }) => id === chosen)
  const conversation = news?.conversation?.id === chosen ? news?.conversation : null
  const isClosed = conversation?.status === 'closed'
  const states = { waiting: words.waitingState, answered: words.answeredState, closed: words.closedState }

  function choose(id: string): void {
    setFault('')
    setChosen(id)
  }

  async function send(text: string): Promise<void> {
    if (!chosen) return
    setFault('')
    await callDesk('agent/messages', { fields: { conversation: chosen, text } })
    drafts.delete(chosen)
  }

  async function close(): Promise<void> {
    if (!chosen) return
    setFault('')
    try {
      await callDesk('agent/close', { fields: { conversation: chosen } })
      heading.current?.focus()
    } catch {
      setFault(words.notSent)
    }
  }

  return (
    <main>
      <header className="bar">
        <div>
          <h1>{words.title}</h1>
          <p className="state" role="status">
            {connection !== 'asking' && words[connection]}
          </p>
        </div>
        <form method="post" action="/support-desk/agent/sign-out">
          <button className="small">{words.signOut}</button>
        </form>
      </header>
      <noscript>
        <p className="fault">{words.noScript}</p>
      </noscript>
      <div className="columns">
        <section className="people" aria-labelledby="list-heading">
          <h2 id="list-heading">{words.list}</h2>
          <p className="hint" role="status" hidden={conversations.length > 0}>
            {words.none}
          </p>
          <ul>
            {conversations.map(({ id, number, site, status, lastText }) => (
              <li key={id} data-id={id} data-status={status}>
                <button type="button" aria-current={id === chosen} onClick={() => choose(id)}>
                  <span className="who">{`${words.visitor} ${number} · ${site}`}</span>
                  <span className="last">{lastText}</span>
                  <span className="status">{states[status]}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
        <section className="talk" aria-labelledby={chosen ? 'talk-heading' : undefined}>
          <p className="hint" hidden={chosen !== null || conversations.length === 0}>
            {words.choose}
          </p>
          {chosen && (
            <div key={chosen} className="conversation">
              <div className="bar">
                <h2 id="talk-heading" ref={heading} tabIndex={-1}>
                  {`${words.visitor} ${facts?.number ?? ''} · ${facts?.site ?? ''}`}
                </h2>
                <button type="button" className="small" hidden={isClosed} onClick={close}>
                  {words.close}
                </button>
              </div>
              <MessageLog
                label={words.log}
                lang={lang}
                names={{ visitor: words.visitor, agent: words.you, automatic: words.automatic }}
                messages={conversation?.messages ?? []}
              />
              <MessageForm
                label={words.answer}
                sendLabel={words.send}
                maxLength={maxLength}
                hidden={isClosed}
                field={field}
                send={send}
                failed={() => setFault(words.notSent)}
                defaultValue={drafts.get(chosen)}
                onInput={({ currentTarget }) => drafts.set(chosen, currentTarget.value)}
              />
              <p className="fault" role="alert">
                {fault}
              </p>
            </div>
          )}
        </section>
      </div>
    </main>
  )
}

type Hearing = { heard: (news: AgentNews) => void; lost: () => void }

/** Asks for news until it is stopped; a connection that fails is tried again, and a session that has ended leads to the key. */
async function followDesk(chosen: string | null, signal: AbortSignal, { heard, lost }: Hearing): Promise<void> {
  let version = 0
  let failures = 0
  while (!signal.aborted) {
    try {
      const query = new URLSearchParams({ version: String(version), ...(chosen && { conversation: chosen }) })
      const answer = await callDesk(`agent/state?${query}`, { signal })
      const news: AgentNews = await answer.json()
      failures = 0
      version = news.version
      heard(news)
    } catch (error) {
      if (signal.aborted) return
      if (statusOf(error) === 401) return location.reload()
      failures += 1
      lost()
      await afterFailure(failures)
      version = 0
    }
  }
}
