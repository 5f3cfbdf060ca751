import { matchesQuery, wantedWords } from './matches-query.ts'

/**
 * The search of the help page in place: questions that do not match are hidden while one types, the subjects of the others open, and a line says how many questions are left. The server's
 * answer to `?q=` hides the same. Returns how to stop.
 */
export function startHelpSearch(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const form = document.querySelector<HTMLFormElement>('form[data-help-search]')
  const field = form?.querySelector<HTMLInputElement>('input[name="q"]')
  if (!form || !field) return () => stop.abort()
  const show = (event?: Event) => {
    event?.preventDefault()
    filter(form, field.value)
  }
  const showAll = (event: Event) => {
    field.value = ''
    show(event)
    field.focus()
  }
  field.addEventListener('input', show, { signal })
  form.addEventListener('submit', show, { signal })
  form.querySelector('[data-help-all] a')?.addEventListener('click', showAll, { signal })
  if (field.value !== field.defaultValue) show()
  return () => stop.abort()
}

function filter(form: HTMLFormElement, query: string): void {
  const wanted = wantedWords(query, form.dataset.ignored ?? '')
  const asked = wanted.length > 0
  let found = 0
  for (const group of document.querySelectorAll<HTMLDetailsElement>('[data-help-group]')) {
    const items = [...group.querySelectorAll<HTMLElement>('[data-search]')]
    for (const item of items) item.hidden = !matchesQuery(wanted, `${item.textContent} ${item.dataset.search}`)
    const left = items.filter(item => !item.hidden).length
    group.hidden = left === 0
    group.open = asked
    found += left
  }
  const set = (selector: string, hidden: boolean) => {
    const element = document.querySelector<HTMLElement>(selector)
    if (element) element.hidden = hidden
  }
  set('[data-help-none]', !asked || found > 0)
  set('[data-help-all]', !asked)
  set('[data-help-asked]', asked)
  const status = form.querySelector('[data-help-status]')
  if (status) status.textContent = asked ? `${form.dataset.found} ${found}` : ''
}
