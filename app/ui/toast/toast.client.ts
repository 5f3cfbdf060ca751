import styles from './toast.css?inline'
import { type NewToast, paintedColor, type Toast, toastWithDefaults } from './toast.ts'
import { toastTimer } from './toast-timer.ts'

type Words = {
  /** What the cross is called. */
  close: string
}

/** The toasts that are open, by id, each with how to take it away without its callback. */
const open = new Map<string, () => void>()
let region: HTMLElement | undefined

/** A region that is read out must be known to the reader before something comes into it: what comes in this time waits, in its order. */
const heardAfterMs = 100
let waiting: (() => void)[] | null = []

/**
 * Shows a toast: it closes by its cross, or by itself when its time is over, and then runs its callback. One with the same id takes the place of the
 * one before, whose callback does not run. The newest stands below the others, above all modals. Out: how to close it.
 */
export function showToast(toast: NewToast, words: Words): () => void {
  const { id, timeout, callback, ...looks } = toastWithDefaults(toast)
  const list = openRegion()
  const close = () => {
    if (open.get(id) !== discard) return
    discard()
    callback?.()
  }
  const element = build(looks, words, close)
  const timer = toastTimer({ timeoutMs: timeout, now: () => performance.now(), wait, end: close })
  const discard = () => {
    timer.pause()
    open.delete(id)
    element.remove()
  }
  const running = () => {
    if (element.matches(':hover, :focus-within')) timer.pause()
    else timer.run()
  }
  for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    element.addEventListener(event, () => setTimeout(() => open.get(id) === discard && running()))
  element.dataset.toast = id
  open.get(id)?.()
  open.set(id, discard)
  const enter = () => {
    if (open.get(id) !== discard) return
    list.append(element)
    timer.run()
  }
  if (waiting) waiting.push(enter)
  else enter()
  return close
}

function wait(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

/** What is read out politely, in the browser's top layer where it has one. It comes with the first toast, with its styles, and stays. */
function openRegion(): HTMLElement {
  const list = region ?? document.createElement('div')
  if (!region) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
    list.className = 'toasts'
    list.toggleAttribute('data-toasts', true)
    list.setAttribute('role', 'status')
    list.setAttribute('popover', 'manual')
    region = list
    setTimeout(() => {
      for (const enter of waiting ?? []) enter()
      waiting = null
    }, heardAfterMs)
  }
  if (!list.isConnected) document.body.append(list)
  raise(list)
  return list
}

/** Above what has come into the top layer since, unless that would take the focus out of it. */
function raise(list: HTMLElement) {
  if (!list.showPopover || list.matches(':focus-within')) return
  if (!list.matches(':popover-open')) list.showPopover()
  else if (document.querySelector(':popover-open:not([data-toasts])')) {
    list.hidePopover()
    list.showPopover()
  }
}

function build(
  { text, backgroundColor, color, clickHandler }: Pick<Toast, 'text' | 'backgroundColor' | 'color' | 'clickHandler'>,
  words: Words,
  close: () => void
): HTMLElement {
  const element = document.createElement('div')
  element.className = 'toast'
  element.style.setProperty('--toast-background', paintedColor(backgroundColor))
  element.style.setProperty('--toast-color', paintedColor(color))
  const said = document.createElement(clickHandler ? 'button' : 'p')
  said.className = 'toast-text'
  said.textContent = text
  if (clickHandler) said.addEventListener('click', clickHandler)
  const cross = document.createElement('button')
  cross.className = 'toast-close'
  cross.setAttribute('aria-label', words.close)
  cross.addEventListener('click', close)
  for (const button of [said, cross]) if (button instanceof HTMLButtonElement) button.type = 'button'
  element.append(said, cross)
  return element
}
