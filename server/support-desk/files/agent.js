import { afterFailure, callDesk, sendByEnter, writeMessages } from './desk-calls.js'

// The window of agents: who waits, what they say, and answers. While it is open and connected, visitors see that an agent is there.
const root = document.querySelector('[data-agent]')
const words = JSON.parse(root.dataset.agent)
const { lang } = document.documentElement
const part = name => root.querySelector(`[data-part="${name}"]`)
const [conversations, none, choose, talk, heading] = ['conversations', 'none', 'choose', 'talk', 'heading'].map(part)
const [list, form, field, send, close, state, fault] = ['list', 'form', 'field', 'send', 'close', 'state', 'fault'].map(part)
const names = { visitor: words.visitor, agent: words.you, automatic: words.automatic }
const states = { waiting: words.waitingState, answered: words.answeredState, closed: words.closedState }
const title = document.title
const drafts = new Map()

let chosen = null
let version = 0
let asking = new AbortController()

async function follow() {
  let failures = 0
  for (;;) {
    asking = new AbortController()
    try {
      const query = new URLSearchParams({ version, ...(chosen ? { conversation: chosen } : {}) })
      const news = await callDesk(`agent/state?${query}`, { signal: asking.signal })
      failures = 0
      version = news.version
      if (state.textContent !== words.open) state.textContent = words.open
      draw(news)
    } catch (error) {
      if (error.status === 401) return location.reload()
      if (error.name === 'AbortError') continue
      failures += 1
      state.textContent = words.lost
      await afterFailure(failures)
      version = 0
    }
  }
}

function draw({ conversations: all, conversation }) {
  const known = new Map([...conversations.children].map(item => [item.dataset.id, item]))
  for (const facts of all) {
    const item = known.get(facts.id) ?? makeItem(facts)
    known.delete(facts.id)
    const button = item.firstElementChild
    const [who, last, status] = button.children
    for (const [element, text] of [
      [who, `${words.visitor} ${facts.number} · ${facts.site}`],
      [last, facts.lastText],
      [status, states[facts.status]]
    ])
      if (element.textContent !== text) element.textContent = text
    item.dataset.status = facts.status
    button.setAttribute('aria-current', String(facts.id === chosen))
  }
  for (const gone of known.values()) gone.remove()
  none.hidden = all.length > 0
  const waiting = all.filter(({ status }) => status === 'waiting').length
  document.title = waiting ? `(${waiting}) ${title}` : title
  if (chosen && !conversation) chosen = null
  talk.hidden = !conversation
  choose.hidden = Boolean(conversation) || all.length === 0
  if (!conversation || conversation.id !== chosen) return
  const facts = all.find(({ id }) => id === conversation.id)
  heading.textContent = `${words.visitor} ${facts?.number ?? ''} · ${facts?.site ?? ''}`
  writeMessages(list, conversation.messages, names, lang)
  form.hidden = close.hidden = conversation.status === 'closed'
}

function makeItem({ id }) {
  const item = document.createElement('li')
  const button = document.createElement('button')
  item.dataset.id = id
  button.type = 'button'
  button.append(...['who', 'last', 'status'].map(name => Object.assign(document.createElement('span'), { className: name })))
  button.addEventListener('click', () => choice(id))
  item.append(button)
  conversations.append(item)
  return item
}

function choice(id) {
  if (chosen) drafts.set(chosen, field.value)
  chosen = id
  field.value = drafts.get(id) ?? ''
  list.replaceChildren()
  fault.textContent = ''
  version = 0
  asking.abort()
  talk.hidden = false
  field.focus()
}

form.addEventListener('submit', async event => {
  event.preventDefault()
  const text = field.value.trim()
  const conversation = chosen
  if (!text || send.disabled || !conversation) return field.focus()
  send.disabled = true
  fault.textContent = ''
  try {
    await callDesk('agent/messages', { fields: { conversation, text } })
    drafts.delete(conversation)
    if (chosen === conversation) field.value = ''
  } catch {
    fault.textContent = words.notSent
  } finally {
    send.disabled = false
    field.focus()
  }
})
sendByEnter(field, form)

close.addEventListener('click', async () => {
  fault.textContent = ''
  try {
    await callDesk('agent/close', { fields: { conversation: chosen } })
    heading.focus()
  } catch {
    fault.textContent = words.notSent
  }
})

void follow()
