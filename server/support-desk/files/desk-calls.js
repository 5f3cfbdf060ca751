/** A refusal of the desk, with its status. */
export class DeskError extends Error {
  constructor(status) {
    super(`The desk answered ${status}`)
    this.status = status
  }
}

/**
 * Calls the desk. In: the address below /support-desk/, fields to post where there are some, a conversation's token, a signal.
 * Out: the answer's fields. Throws a DeskError for a refusal, and what fetch throws.
 */
export async function callDesk(address, { fields, token, signal } = {}) {
  const response = await fetch(`/support-desk/${address}`, {
    method: fields ? 'POST' : 'GET',
    headers: {
      Accept: 'application/json',
      ...(fields ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {})
    },
    ...(fields ? { body: JSON.stringify(fields) } : {}),
    ...(signal ? { signal } : {})
  })
  if (!response.ok) throw new DeskError(response.status)
  return response.status === 204 ? null : response.json()
}

/** Waits longer after each failure in a row: 1 s to 15 s. */
export const afterFailure = failures =>
  new Promise(resolve => setTimeout(resolve, Math.min(15_000, 1000 * 2 ** Math.min(failures - 1, 4))))

/** Writes those messages of a conversation that are not there yet. What people wrote is text, never markup. */
export function writeMessages(list, messages, names, lang) {
  const log = list.parentElement
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 60
  const last = Number(list.lastElementChild?.dataset.message ?? 0)
  const fresh = messages.filter(({ id }) => id > last)
  for (const { id, from, text, at } of fresh) {
    const item = document.createElement('li')
    const by = document.createElement('p')
    const time = document.createElement('time')
    const said = document.createElement('p')
    item.dataset.message = id
    item.className = `message message--${from}`
    by.className = 'by'
    time.dateTime = at
    time.textContent = new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(new Date(at))
    by.append(names[from], ' ', time)
    said.className = 'said'
    said.textContent = text
    item.append(by, said)
    list.append(item)
  }
  if (fresh.length && (atEnd || fresh.some(({ id }) => id === 1))) log.scrollTop = log.scrollHeight
  return fresh
}

/** Enter sends, Shift and Enter begins a new line. */
export function sendByEnter(field, form) {
  field.addEventListener('keydown', event => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    form.requestSubmit()
  })
}
