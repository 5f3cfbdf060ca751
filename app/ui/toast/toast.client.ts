import { nodesOf } from '../server-html/server-html.client.ts'
import { wait } from '../wait/wait.client.ts'
import './toast.css'
import { type NewToast, paintedColor, type Toast, toastWithDefaults } from './toast.ts'
import { toastTimer } from './toast-timer.ts'

type Words = {
  /** What the cross is called. */
  close: string
}
type Shown = { element: HTMLElement; remove: () => void }

/** The toasts that are open, by id, each with how to take it away without its callback. */
const open = new Map<string, () => void>()

/** A region that is read out must be known to the reader before something comes into it. */
const heardAfterMs = 100
let heard: Promise<void> | undefined

/**
 * Shows a toast, which React draws: it closes by its cross, or by itself when its time is over, and then runs its callback. One with the same id takes the
 * place of the one before, whose callback does not run. The newest is below the others, above all modals.
 */
export function showToast(toast: NewToast, words: Words): void {
  void enter(toastWithDefaults(toast), async full => {
    const { drawToast } = await import('./toasts.client.tsx')
    return region => drawToast(full, words.close, region)
  })
}

/** Shows a toast in the markup of the server, so that one that no press has asked for loads no React. */
export function showServerToast(toast: NewToast, html: string): void {
  void enter(toastWithDefaults(toast), async () => region => {
    region.append(nodesOf(html))
    const element = region.lastElementChild as HTMLElement
    return { element, remove: () => element.remove() }
  })
}

async function enter(toast: Toast, load: (toast: Toast) => Promise<(region: HTMLElement) => Shown>): Promise<void> {
  let called = false
  const discard = () => {
    called = true
  }
  open.get(toast.id)?.()
  open.set(toast.id, discard)
  try {
    const region = openRegion()
    const [put] = await Promise.all([load(toast), heard])
    if (!called) hold(toast, put(region))
  } catch (error) {
    console.warn(`The toast '${toast.id}' could not be shown`, error)
  }
}

/** Gives a toast its colours, its time and its buttons. */
function hold({ id, backgroundColor, color, timeout, callback, clickHandler }: Toast, { element, remove }: Shown) {
  const discard = () => {
    timer.pause()
    open.delete(id)
    remove()
  }
  const close = () => {
    if (open.get(id) !== discard) return
    discard()
    callback?.()
  }
  const timer = toastTimer({ timeoutMs: timeout, now: () => performance.now(), wait, end: close })
  const running = () => {
    if (element.matches(':hover, :focus-within')) timer.pause()
    else timer.run()
  }
  for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
    element.addEventListener(event, () => setTimeout(() => open.get(id) === discard && running()))
  element.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (target.closest('.toast-close')) close()
    else if (target.closest('.toast-text')) clickHandler?.()
  })
  element.style.setProperty('--toast-background', paintedColor(backgroundColor))
  element.style.setProperty('--toast-color', paintedColor(color))
  open.set(id, discard)
  timer.run()
}

/** The shell's region for what is read out politely, in the browser's top layer where it has one. */
function openRegion(): HTMLElement {
  const region = document.querySelector<HTMLElement>('[data-toasts]')
  if (!region) throw new Error('The document has no place for toasts')
  raise(region)
  heard ??= new Promise(resolve => setTimeout(resolve, heardAfterMs))
  return region
}

/** Above what has come into the top layer since, unless that would take the focus out of it. */
function raise(region: HTMLElement) {
  if (!region.popover || region.matches(':focus-within')) return
  if (!region.matches(':popover-open')) region.showPopover()
  else if (document.querySelector(':popover-open:not([data-toasts])')) {
    region.hidePopover()
    region.showPopover()
  }
}
