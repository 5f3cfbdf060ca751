import type { MessageKey } from '../../site/messages/translate.ts'
import { checkSignUp } from './check-form.ts'

type Words = Readonly<Partial<Record<MessageKey, string>>>

/**
 * The sign-up form of the page: faults are shown before anything is sent, the keyboard goes to the first, the password can be shown, and a form under
 * way is not sent twice. What is sent is the form itself, as without a script. Out: how to stop.
 */
export function startSignUpForm(): undefined | (() => void) {
  const form = document.querySelector<HTMLFormElement>('form[data-sign-up]')
  if (!form) return undefined
  const stops = [checkOnSubmit(form), startReveal(form)]
  return () => {
    for (const stop of stops) stop()
  }
}

function checkOnSubmit(form: HTMLFormElement): () => void {
  const words = JSON.parse(form.dataset.words ?? '{}') as Words
  const submit = form.querySelector<HTMLButtonElement>('button[type=submit]')
  const label = submit?.textContent ?? ''
  /** What has been wrong once is checked again each time it is left. */
  const watched = new Set<string>()
  let underWay = false

  const inputs = () => [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
  const faults = () =>
    checkSignUp(
      Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
    ).faults ?? {}

  const show = (input: HTMLInputElement, fault: MessageKey | undefined) => {
    const place = document.getElementById(`${input.id}-fault`)
    if (place) place.textContent = (fault && words[fault]) ?? ''
    if (fault) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }

  const onSubmit = (event: SubmitEvent) => {
    if (underWay) return event.preventDefault()
    const found = faults()
    for (const input of inputs()) {
      if (found[input.name]) watched.add(input.name)
      show(input, found[input.name])
    }
    const first = inputs().find(({ name }) => found[name])
    if (first) {
      event.preventDefault()
      first.focus()
      return
    }
    setUnderWay(true)
  }

  const setUnderWay = (value: boolean) => {
    underWay = value
    if (!submit) return
    submit.textContent = value ? (submit.dataset.sending ?? label) : label
    submit.toggleAttribute('data-busy', value)
    if (value) submit.setAttribute('aria-disabled', 'true')
    else submit.removeAttribute('aria-disabled')
  }

  const onLeave = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && (watched.has(target.name) || target.hasAttribute('aria-invalid')))
      show(target, faults()[target.name])
  }
  /** Coming back to the page by the back button finds the form as it was left, ready to be sent again. */
  const onReturn = ({ persisted }: PageTransitionEvent) => persisted && setUnderWay(false)

  form.addEventListener('submit', onSubmit)
  form.addEventListener('focusout', onLeave)
  form.addEventListener('change', onLeave)
  addEventListener('pageshow', onReturn)
  return () => {
    form.removeEventListener('submit', onSubmit)
    form.removeEventListener('focusout', onLeave)
    form.removeEventListener('change', onLeave)
    removeEventListener('pageshow', onReturn)
  }
}

/** The button that shows the password: it is hidden until it works, and what is shown is hidden again before the form is sent. */
function startReveal(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>('[aria-controls][aria-pressed]')
  const input = button && form.querySelector<HTMLInputElement>(`#${button.getAttribute('aria-controls')}`)
  if (!button || !input) return () => {}
  const set = (shown: boolean) => {
    input.type = shown ? 'text' : 'password'
    button.setAttribute('aria-pressed', String(shown))
  }
  const toggle = () => set(input.type === 'password')
  const cover = () => set(false)
  button.hidden = false
  button.addEventListener('click', toggle)
  form.addEventListener('submit', cover)
  return () => {
    button.hidden = true
    button.removeEventListener('click', toggle)
    form.removeEventListener('submit', cover)
  }
}
