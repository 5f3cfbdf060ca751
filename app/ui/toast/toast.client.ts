import { nodesOf } from '../server-html/server-html.client.ts'
import './toast.css'

/** A short notice: the fields of the specification's toast. */
export type Toast = {
  id: string
  text: string
  backgroundColor: string
  color: string
  /** After how many milliseconds it closes by itself. */
  timeout: number
  /** Runs once it has closed, by its button or by itself. */
  callback: (() => void) | null
  /** Runs when its text is pressed; without it the text is no button. */
  clickHandler: (() => void) | null
}

/** A toast as a caller writes it: all but name and text has a default. */
export type NewToast = Pick<Toast, 'id' | 'text'> & Partial<Toast>

/** "backgroundColor (default red), color (default white)", "Toast default timeout 50000 ms" */
export const toastWithDefaults = (toast: NewToast): Toast => ({
  backgroundColor: 'red',
  color: 'white',
  timeout: 50_000,
  callback: null,
  clickHandler: null,
  ...toast
})

/**
 * The colour that is painted for a colour that is named. The red of CSS has a contrast of 4.0 with white, which is too little for text of this size;
 * red is therefore the deep red of the house, with 7.4. Every other colour is painted as it is named.
 */
export const paintedColor = (color: string): string => (color === 'red' ? '#a3241b' : color)

/** `close` is the name of the cross. */
type Words = { close: string }
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
    const { drawToast } = await import('./draw-toast.client.tsx')
    const { id, text, clickHandler } = full
    return region => drawToast({ id, text, pressable: clickHandler !== null, closeLabel: words.close }, region)
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
  const waiting = () => {}
  open.get(toast.id)?.()
  open.set(toast.id, waiting)
  try {
    const region = openRegion()
    const [put] = await Promise.all([load(toast), heard])
    if (open.get(toast.id) === waiting) hold(toast, put(region))
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
  const timer = toastTimer(timeout, close)
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

/** Browsers run a timer of more than 24.8 days at once. */
const longestWaitMs = 2 ** 31 - 1

/**
 * Counts a toast's time. While someone points at it or has the focus in it the time stops, and goes on from there. Returns `run`, at first and after
 * each pause; `pause`, which is also how to stop.
 */
export function toastTimer(timeoutMs: number, end: () => void) {
  let leftMs = timeoutMs
  let runsSince: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    run() {
      if (runsSince !== null) return
      runsSince = performance.now()
      timer = setTimeout(end, Math.min(leftMs, longestWaitMs))
    },
    pause() {
      if (runsSince === null) return
      clearTimeout(timer)
      leftMs = Math.max(0, leftMs - (performance.now() - runsSince))
      runsSince = null
    }
  }
}
