import { startCardPicker } from './card-picker.client.ts'
import { equityOf, startCount } from './equity.ts'
import { dealFields, type ReadDeal, readDeal } from './read-deal.ts'
import { showEquity, showNoResult, showUnderWay } from './show-equity.client.ts'

const countedAtOnce = 30_000

/** The calculator in place: the page does not load again, and what is only drawn at first is counted to the end. Out: how to stop. */
export function startEquityCalculator(): () => void {
  const form = document.querySelector<HTMLFormElement>('form[data-equity]')
  if (!form) return () => {}
  let turn = 0
  const stopPicker = startCardPicker(form)

  const calculate = () => {
    turn += 1
    const read = readDeal(Object.fromEntries(dealFields.map(field => [field, valueOf(form, field)])))
    showFaults(form, read)
    if (!read.deal) return showNoResult()
    const drawn = equityOf(read.deal)
    showEquity(read, drawn)
    if (!drawn.isExact) countOn(read, turn)
  }
  /** Counts every board a little at a time, until somebody asks for other cards. */
  const countOn = (read: ReadDeal, asked: number) => {
    if (!read.deal) return
    const count = startCount(read.deal)
    showUnderWay()
    const step = () => {
      if (asked !== turn) return
      if (count.step(countedAtOnce)) showEquity(read, count.result())
      else setTimeout(step)
    }
    setTimeout(step)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    calculate()
    keepAddress(form)
  }
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('[data-equity-clear]'))) return
    for (const field of dealFields) form.querySelector<HTMLInputElement>(`[name=${field}]`)?.setAttribute('value', '')
    form.reset()
    form.dispatchEvent(new Event('input', { bubbles: true }))
    form.querySelector<HTMLInputElement>('[name=hero]')?.focus()
  }
  form.addEventListener('submit', onSubmit)
  form.addEventListener('click', onClick)
  return () => {
    turn += 1
    stopPicker()
    form.removeEventListener('submit', onSubmit)
    form.removeEventListener('click', onClick)
  }
}

function valueOf(form: HTMLFormElement, field: string): string {
  const value = new FormData(form).get(field)
  return typeof value === 'string' ? value : ''
}

/** The faults of the fields stand ready in the markup, in the page's language. */
function showFaults(form: HTMLFormElement, { faults }: ReadDeal): void {
  for (const field of dealFields) {
    const fault = faults[field]
    const input = form.querySelector<HTMLInputElement>(`[name=${field}]`)
    const words = document.getElementById(`equity-${field}-fault`)
    if (fault) input?.setAttribute('aria-invalid', 'true')
    else input?.removeAttribute('aria-invalid')
    if (words) words.textContent = fault ? words.getAttribute(`data-fault-${fault}`) : ''
  }
  form.querySelector<HTMLInputElement>('[aria-invalid]')?.focus()
}

/** Every deal has an address: whoever shares it shares the cards. */
function keepAddress(form: HTMLFormElement): void {
  const query = new URLSearchParams(dealFields.map(field => [field, valueOf(form, field)]))
  history.replaceState(history.state, '', `?${query}`)
}
