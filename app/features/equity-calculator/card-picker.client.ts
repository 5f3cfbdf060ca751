import { nextPlace, type Places, placeCard } from './place-card.ts'
import { type DealField, dealFields } from './read-deal.ts'

/** The deck to choose from: a press puts a card into the field that one was in last, arrows move. In: the form. Out: how to stop. */
export function startCardPicker(form: HTMLFormElement): () => void {
  const picker = form.querySelector<HTMLElement>('[data-card-picker]')
  const clear = form.querySelector<HTMLElement>('[data-equity-clear]')
  if (!picker || !clear) return () => {}
  const buttons = [...picker.querySelectorAll<HTMLButtonElement>('[data-card]')]
  let last: DealField = 'hero'
  picker.hidden = false
  clear.hidden = false

  const mark = () => {
    const used = new Set(Object.values(placesOf(form)).flat())
    for (const button of buttons) button.setAttribute('aria-pressed', String(used.has(button.dataset.card ?? '')))
  }
  const onClick = ({ target }: MouseEvent) => {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined
    if (!card) return
    const places = placeCard(placesOf(form), card, last)
    last = dealFields.find(field => places[field].includes(card)) ?? last
    for (const field of dealFields) {
      const input = inputOf(form, field)
      if (input && cardsIn(input.value).join() !== places[field].join()) input.value = places[field].join(' ')
    }
    mark()
  }
  const onKey = (event: KeyboardEvent) => {
    const from = buttons.indexOf(event.target as HTMLButtonElement)
    const to = from < 0 ? null : nextPlace(from, event.key, buttons.length)
    if (to === null) return
    event.preventDefault()
    for (const [index, button] of buttons.entries()) button.tabIndex = index === to ? 0 : -1
    buttons[to]?.focus()
  }
  const onFocus = ({ target }: FocusEvent) => {
    const field = dealFields.find(name => name === (target as HTMLInputElement).name)
    if (field) last = field
  }
  mark()
  picker.addEventListener('click', onClick)
  picker.addEventListener('keydown', onKey)
  form.addEventListener('focusin', onFocus)
  form.addEventListener('input', mark)
  return () => {
    picker.removeEventListener('click', onClick)
    picker.removeEventListener('keydown', onKey)
    form.removeEventListener('focusin', onFocus)
    form.removeEventListener('input', mark)
  }
}

const inputOf = (form: HTMLFormElement, field: DealField) =>
  form.querySelector<HTMLInputElement>(`input[name=${field}]`)

/** Cards that somebody has written count as well, as far as they can be read. */
const cardsIn = (written: string): string[] =>
  [...written.matchAll(/(10|[2-9tjqka])([shdc])/gi)].map(
    ([, rank = '', suit = '']) => `${rank.toUpperCase().replace('T', '10')}${suit.toLowerCase()}`
  )

const placesOf = (form: HTMLFormElement): Places =>
  Object.fromEntries(dealFields.map(field => [field, cardsIn(inputOf(form, field)?.value ?? '')])) as Record<
    DealField,
    string[]
  >
