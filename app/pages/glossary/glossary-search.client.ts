import { matches } from './alphabet.ts'

/** The search of the glossary in place: words that do not match are hidden while one types. A list that the server has made shorter is left to it. Out: how to stop. */
export function startGlossarySearch(): () => void {
  const form = document.querySelector<HTMLFormElement>('form[data-glossary-search]')
  const input = form?.querySelector<HTMLInputElement>('input[name=q]')
  if (!form || !input || input.defaultValue) return () => {}
  const terms = Array.from(document.querySelectorAll<HTMLElement>('[data-glossary-term]'), element => ({
    element,
    words: { term: textIn(element, 'dt'), meaning: textIn(element, 'p:not([class])') }
  }))
  const found = form.querySelector<HTMLElement>('[data-glossary-found]')

  const search = () => {
    let count = 0
    for (const { element, words } of terms) {
      element.hidden = !matches(words, input.value)
      if (!element.hidden) count += 1
    }
    for (const letter of document.querySelectorAll<HTMLElement>('.glossary__letter')) {
      letter.hidden = !letter.querySelector('[data-glossary-term]:not([hidden])')
      const link = document.querySelector<HTMLElement>(`a[href="#${letter.getAttribute('aria-labelledby')}"]`)
      if (link?.parentElement) link.parentElement.hidden = letter.hidden
    }
    if (found) found.textContent = (found.dataset.words ?? '').replace('{count}', `${count}`)
  }
  const stop = new AbortController()
  // The visitor may have typed while this script was on its way.
  if (input.value) search()
  input.addEventListener('input', search, { signal: stop.signal })
  form.addEventListener('submit', event => event.preventDefault(), { signal: stop.signal })
  return () => stop.abort()
}

const textIn = (element: HTMLElement, selector: string): string => element.querySelector(selector)?.textContent ?? ''
