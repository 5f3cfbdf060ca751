import { afterFailure, callDesk, sendByEnter, writeMessages } from './desk-calls.js'

// A visitor's conversation: on the page of the desk, and in the window on other pages, which it tells what happens.
const root = document.querySelector('[data-conversation]')
const words = JSON.parse(root.dataset.conversation)
const { lang } = document.documentElement
const part = name => root.querySelector(`[data-part="${name}"]`)
const [list, form, field, state, fault, end] = ['list', 'form', 'field', 'state', 'fault', 'end'].map(part)
const send = part('send')
const names = { visitor: words.you, agent: words.agent, automatic: words.automatic }
const place = 'support-desk'

/** Kept for the tab: a conversation goes on after another page is loaded. Where nothing can be kept it lasts as long as the document. */
const kept = {
  read: () => tried(() => sessionStorage.getItem(place)),
  write: token => tried(() => (token ? sessionStorage.setItem(place, token) : sessionStorage.removeItem(place)))
}
function tried(act) {
  try {
    return act() ?? null
  } catch {
    return null
  }
}

let token = kept.read()
/** The conversation that is over, until it is cleared or another begins. */
let ended = null
let following = new AbortController()
let parentOrigin = null

const tell = message => parentOrigin && parent.postMessage(message, parentOrigin)

function show(status) {
  state.textContent = status ? words[status] : ''
  root.dataset.status = status ?? ''
  end.hidden = status !== 'waiting' && status !== 'answered'
}

function fail(text) {
  fault.textContent = text
}

/** Follows the conversation until it is closed or forgotten; a connection that fails is tried again. */
async function follow() {
  following.abort()
  following = new AbortController()
  const { signal } = following
  let after = Number(list.lastElementChild?.dataset.message ?? 0)
  let resumed = after === 0
  let failures = 0
  while (!signal.aborted && token) {
    try {
      const { status, messages } = await callDesk(`messaging/messages?after=${after}`, { token, signal })
      failures = 0
      show(status)
      for (const { id, from, text } of writeMessages(list, messages, names, lang)) {
        after = id
        if (!resumed || from === 'visitor') tell({ desk: 'message', from, text })
      }
      resumed = false
      if (status === 'closed') return over()
    } catch (error) {
      if (signal.aborted) return
      if (error.status === 404) return over()
      failures += 1
      state.textContent = words.broken
      await afterFailure(failures)
    }
  }
}

/** It is over: what was said stays on the screen, and the next message begins another. */
function over() {
  ended = token
  token = null
  kept.write(null)
  show('closed')
}

async function post(text) {
  if (token) return callDesk('messaging/messages', { token, fields: { text } })
  const opened = await callDesk('messaging/conversations', { fields: { text, language: lang } })
  list.replaceChildren()
  ended = null
  token = opened.token
  kept.write(token)
  void follow()
}

form.addEventListener('submit', async event => {
  event.preventDefault()
  const text = field.value.trim()
  if (!text || send.disabled) return field.focus()
  send.disabled = true
  fail('')
  try {
    await post(text)
    field.value = ''
  } catch (error) {
    if (error.status === 404 || error.status === 409) over()
    fail(error.status === 429 ? words.tooMany : words.notSent)
  } finally {
    send.disabled = false
    field.focus()
  }
})
sendByEnter(field, form)

end.addEventListener('click', async () => {
  try {
    await callDesk('messaging/close', { token, fields: {} })
    field.focus()
  } catch {
    fail(words.notSent)
  }
})

/** Forgets the session, here and at the desk. */
async function clear() {
  const was = token ?? ended
  following.abort()
  token = ended = null
  kept.write(null)
  list.replaceChildren()
  show(null)
  fail('')
  if (was) await callDesk('messaging/clear', { token: was, fields: {} }).catch(() => {})
}

if (parent !== window) {
  const minimise = part('minimise')
  minimise.hidden = false
  minimise.addEventListener('click', () => tell({ desk: 'minimise' }))
  document.addEventListener('keydown', event => event.key === 'Escape' && tell({ desk: 'minimise' }))
  addEventListener('message', async ({ source, origin, data }) => {
    if (source !== parent) return
    if (data?.desk === 'hello' && parentOrigin === null) {
      parentOrigin = origin
      tell({ desk: 'here', title: words.heading })
    }
    if (data?.desk === 'focus') field.focus()
    if (data?.desk === 'clear') {
      await clear()
      tell({ desk: 'cleared' })
    }
  })
}
form.hidden = false
show(null)
if (token) void follow()
