import { matches } from './alphabet.ts'

/** The search of the glossary in place: what does not match is hidden while one types. A list that the server has made shorter is left to it. Out: how to stop. */
export function startGlossarySearch(): () => void {
  const form = document.querySelector<HTMLFormElement>('form[data-glossary-search]')
  const input = form?.querySelector<HTMLInputElement>('input[name=q]')
  if (!form || !input || input.defaultValue) return () => {}
  const terms = [...document.querySelectorAll<HTMLElement>('[data-glossary-term]')]
  const found = form.querySelector<HTMLElement>('[data-glossary-found]')

  const search = () => {
    let count = 0
    for (const term of terms) {
      term.hidden = !matches({ term: '', meaning: term.textContent ?? '' }, input.value)
      if (!term.hidden) count += 1
    }
    for (const letter of document.querySelectorAll<HTMLElement>('.glossary__letter')) {
      letter.hidden = !letter.querySelector('[data-glossary-term]:not([hidden])')
      const link = document.querySelector<HTMLElement>(`a[href="#${letter.getAttribute('aria-labelledby')}"]`)
      if (link?.parentElement) link.parentElement.hidden = letter.hidden
    }
    if (found) found.textContent = (found.dataset.words ?? '').replace('{count}', `${count}`)
  }
  const onSubmit = (event: SubmitEvent) => event.preventDefault()
  // What was typed while this was on its way counts as well.
  if (input.value) search()
  input.addEventListener('input', search)
  form.addEventListener('submit', onSubmit)
  return () => {
    input.removeEventListener('input', search)
    form.removeEventListener('submit', onSubmit)
  }
}
