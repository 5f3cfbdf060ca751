import { modalErrors } from './modal-errors.data.ts'
import type { ModalOptions } from './modal-options.ts'
import type { TrapState } from './modal-stack.ts'

/** Takes the focus into a modal, holds it in there and in what is never isolated, and gives it back. */
export type FocusKeeper = {
  state(): TrapState
  /** Remembers what has the focus now, as what opened the modal. */
  begin(): void
  /** Brings the trap into a state. Throws 'trap needs at least one focusable element'. */
  follow(wanted: TrapState): void
  /** Takes the focus in where nothing traps it: only to `[data-modal-focus]`, for the page can be used meanwhile. */
  take(): void
  /** Where the opener of this modal lies in another that has closed: it is the opener of that one from now on. */
  inherit(closed: FocusKeeper): void
  /** The focus goes back to the opener, unless it has gone elsewhere by itself or the opener is gone. */
  giveBack(): void
  readonly element: HTMLElement
  readonly opener: HTMLElement | null
}

const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [contenteditable], [tabindex]'

const tabStops = (elements: readonly HTMLElement[]): HTMLElement[] =>
  elements
    .flatMap(element => [...element.querySelectorAll<HTMLElement>(focusable)])
    .filter(stop => stop.tabIndex >= 0 && stop.getClientRects().length > 0)

/**
 * The keeper of a modal's focus, which starts on `[data-modal-focus]`, else on the first element that takes it. All else is inert meanwhile, so that the Tab
 * key needs to be led only at the two ends.
 */
export function keepFocus(element: HTMLElement, { background }: Pick<ModalOptions, 'background'>): FocusKeeper {
  const { ownerDocument: document } = element
  const preferred = () => element.querySelector<HTMLElement>('[data-modal-focus]')
  const inside = () => element.contains(document.activeElement)
  let opener: HTMLElement | null = null
  let state: TrapState = 'inactive'
  const goRound = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || state !== 'active') return
    const stops = tabStops([element, ...sparedIn(document)])
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const isEnd = at < 0 || at === (event.shiftKey ? 0 : stops.length - 1)
    if (!isEnd) return
    event.preventDefault()
    stops.at(event.shiftKey ? -1 : 0)?.focus()
  }
  const activate = () => {
    const [first] = tabStops([element])
    if (!first) throw new Error(modalErrors.nothingToFocus)
    document.addEventListener('keydown', goRound)
    if (!inside()) (preferred() ?? first).focus()
  }
  return {
    element,
    get opener() {
      return opener
    },
    state: () => state,
    begin() {
      const { activeElement } = document
      opener = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
    },
    follow(wanted) {
      if (wanted === 'active' && state === 'inactive') activate()
      if (wanted === 'inactive') document.removeEventListener('keydown', goRound)
      if (wanted !== 'paused' || state === 'active') state = wanted
    },
    take() {
      if (background === 'interactive') preferred()?.focus()
    },
    inherit(closed) {
      if (opener && closed.element.contains(opener)) opener = closed.opener
    },
    giveBack() {
      if (background === 'interactive' && !inside()) return
      if (opener?.isConnected) opener.focus({ preventScroll: true })
    }
  }
}

/** What is never isolated: notices that must be heard and closed whatever is open. */
const spared = '[data-toasts]'

const sparedIn = (document: Document): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(spared)]

/** Makes all of a document inert but some elements; the next call gives back what is then free, and null frees all. */
export function createIsolation(document: Document, arrived: () => void): (usable: readonly Element[] | null) => void {
  let silenced = new Set<Element>()
  const arrivals = new MutationObserver(arrived)
  return usable => {
    const wanted = new Set<Element>()
    const collect = (parent: Element) => {
      for (const child of parent.children) {
        if (usable?.includes(child) || child.matches(spared)) continue
        if (usable?.some(element => child.contains(element))) collect(child)
        else if (silenced.has(child) || !child.hasAttribute('inert')) wanted.add(child)
      }
    }
    if (usable) collect(document.body)
    for (const element of silenced) if (!wanted.has(element)) element.removeAttribute('inert')
    for (const element of wanted) element.setAttribute('inert', '')
    silenced = wanted
    arrivals.disconnect()
    if (usable) arrivals.observe(document.body, { childList: true })
  }
}
