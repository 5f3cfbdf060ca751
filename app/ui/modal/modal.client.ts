import {
  type Layer,
  leavingZIndex,
  type ModalHooks,
  type ModalOptions,
  type ModalState,
  nextModalState,
  type SettledState,
  settledState,
  type TrapState
} from './modal.ts'
import { tabStops } from './tab-stops.client.ts'

export type Modal = {
  readonly id: string
  readonly element: HTMLElement
  readonly state: ModalState
  readonly trap: TrapState
  readonly modelValue: boolean
  /** Resolves with the state in which it settles: `opened`, or `closed` where that was vetoed or overtaken by a later call. */
  open(): Promise<SettledState>
  /** Resolves with the state in which it settles: `closed`, or `opened` where that was vetoed or overtaken by a later call. */
  close(): Promise<SettledState>
  /** Closes it at once without asking or telling anybody, and forgets it. */
  remove(): void
}

type Call = 'open' | 'close'
type Settings = {
  frame: ReturnType<typeof frameModal>
  hooks: ModalHooks
  /** Takes the modal into the stack. Throws where its focus cannot be trapped. */
  enter: () => void
  /** Takes it out of the stack. */
  leave: () => void
}

/** Leads one modal through its states; it starts closed. */
export function runLifecycle({ frame, hooks, enter, leave }: Settings) {
  let state: ModalState = 'closed'
  let asking: { call: Call; done: Promise<void> } | null = null
  let waiting: ((state: SettledState) => void)[] = []
  frame.show(state)

  const settle = () => {
    const reached = settledState(state)
    if (!reached) return
    for (const resolve of waiting) resolve(reached)
    waiting = []
  }
  const settled = () =>
    new Promise<SettledState>(resolve => {
      waiting.push(resolve)
      settle()
    })
  const end = () => {
    asking = null
    state = 'closed'
    frame.show(state)
    settle()
  }
  const arrive = () => {
    state = nextModalState(state, state === 'opening' ? 'entered' : 'left')
    frame.show(state)
    settle()
    if (state === 'opened') hooks.opened?.()
    else hooks.closed?.()
  }
  const move = (call: Call) => {
    const moving = nextModalState(state, call)
    state = moving
    frame.show(state)
    try {
      if (call === 'open') enter()
      else leave()
    } catch (error) {
      end()
      throw error
    }
    void frame.arrival().then(() => state === moving && arrive())
  }
  const moveWhenAllowed = (call: Call, answer: Promise<boolean>): Promise<void> => {
    const decide = async (): Promise<void> => {
      try {
        if ((await answer) && asking === mine) move(call)
      } finally {
        if (asking === mine) asking = null
      }
    }
    const mine = { call, done: decide() }
    asking = mine
    return mine.done
  }
  /** The same call again waits with one that is still being decided; a contrary call overtakes it. */
  const make = async (call: Call): Promise<SettledState> => {
    if (asking?.call !== call) asking = null
    if (asking) await asking.done
    else if (nextModalState(state, call) !== state) {
      const answer = (call === 'open' ? hooks.beforeOpen?.() : hooks.beforeClose?.()) ?? true
      if (answer instanceof Promise) await moveWhenAllowed(call, answer)
      else if (answer) move(call)
    }
    return settled()
  }
  return { make, end, state: () => state }
}

/** Movements end at the latest now, also in a tab that paints nothing. */
const movementEndsMs = 1000

/** Makes a modal of an element that a `ModalBox` has made, in the document or not. It is closed. */
export function frameModal(
  element: HTMLElement,
  { modalId, displayDirective, background, swipeToClose }: ModalOptions
) {
  const { ownerDocument: document } = element
  const panel = element.querySelector<HTMLElement>('.modal-panel') ?? element
  const overlay = element.querySelector('.modal-overlay')
  let zIndex = 0
  Object.assign(element.dataset, { modal: modalId, display: displayDirective, background, swipe: swipeToClose })
  if (background === 'non-interactive') element.setAttribute('aria-modal', 'true')
  return {
    /** Swiped: the panel, or the whole element where it has none. */
    panel,
    /** Shows the state, and puts the element where its display directive says. */
    show(state: ModalState) {
      const closed = state === 'closed'
      if (closed && displayDirective === 'if') element.remove()
      else if (!element.isConnected) layerOf(document).append(element)
      element.hidden = closed && displayDirective === 'show'
      if (state === 'opening') {
        showLayer(document)
        // The movement starts from the closed state, which therefore has to be laid out once.
        element.getBoundingClientRect()
      }
      element.dataset.state = state
      if (closed) leaveLayer(document)
    },
    /** Resolves when what moves has arrived, or has been called off. */
    async arrival() {
      const movements = [element, panel, ...(overlay ? [overlay] : [])].flatMap(moving => moving.getAnimations())
      const late = new Promise(resolve => setTimeout(resolve, movementEndsMs))
      await Promise.race([Promise.allSettled(movements.map(({ finished }) => finished)), late])
    },
    /** Puts it into its place among the open ones; null: it has left them. */
    place(layer: Layer | null) {
      zIndex = layer ? layer.zIndex : leavingZIndex(zIndex)
      element.style.setProperty('z-index', `${zIndex}`)
      element.toggleAttribute('data-overlay', Boolean(layer?.overlay))
    },
    /** Whether a press of this element is a press beside the modal. */
    isBeside: (target: EventTarget | null) => target !== null && (target === element || target === overlay)
  }
}

/** The place of the shell in which modals are, whether React draws them or the server has. */
export const layerOf = (document: Document): HTMLElement => document.getElementById('modals') ?? document.body

/** Brings the layer of modals above all that is in the browser's top layer; only toasts stay above it. Nothing changes where it is there already. */
function showLayer(document: Document): void {
  const layer = layerOf(document)
  if (!layer.popover || layer.matches(':popover-open')) return
  layer.showPopover()
  for (const toasts of document.querySelectorAll<HTMLElement>('[data-toasts]:popover-open')) {
    toasts.hidePopover()
    toasts.showPopover()
  }
}

/** Takes the layer out of the top layer once no modal in it is to be seen. */
function leaveLayer(document: Document): void {
  const layer = layerOf(document)
  if (layer.popover && !layer.querySelector('.modal[data-state]:not([data-state="closed"])')) layer.hidePopover()
}

/** Never isolated: notices that must be heard and closed whatever is open. */
export const spared = '[data-toasts]'

/**
 * Takes the focus into a modal, to `[data-modal-focus]`, else to the first element that takes it; holds it in there and in what is never isolated, and gives
 * it back. All else is inert meanwhile, so that the Tab key needs to be led only at the two ends.
 */
export function keepFocus(element: HTMLElement, { background }: Pick<ModalOptions, 'background'>) {
  const { ownerDocument: document } = element
  const preferred = () => element.querySelector<HTMLElement>('[data-modal-focus]')
  const inside = () => element.contains(document.activeElement)
  let opener: HTMLElement | null = null
  let state: TrapState = 'inactive'
  const goRound = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || state !== 'active') return
    const { stops, stopOf } = tabStops([element, ...document.querySelectorAll<HTMLElement>(spared)])
    const at = stops.findIndex(stop => stop === stopOf(document.activeElement))
    if (at >= 0 && at !== (event.shiftKey ? 0 : stops.length - 1)) return
    event.preventDefault()
    stops.at(event.shiftKey ? -1 : 0)?.focus()
  }
  const activate = () => {
    const [first] = tabStops([element]).stops
    if (!first) throw new Error('trap needs at least one focusable element')
    document.addEventListener('keydown', goRound)
    if (!inside()) (preferred() ?? first).focus()
  }
  return {
    element,
    get opener() {
      return opener
    },
    state: () => state,
    /** Remembers what has the focus now, as what opened the modal. */
    begin() {
      const { activeElement } = document
      opener = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
    },
    /** Brings the trap into a state. Throws 'trap needs at least one focusable element'. */
    follow(wanted: TrapState) {
      if (wanted === 'active' && state === 'inactive') activate()
      if (wanted === 'inactive') document.removeEventListener('keydown', goRound)
      if (wanted !== 'paused' || state === 'active') state = wanted
    },
    /** Takes the focus in where nothing traps it: only to `[data-modal-focus]`, for the page can be used meanwhile. */
    take() {
      if (background === 'interactive') preferred()?.focus()
    },
    /** Where the opener of this modal lies in another that has closed: it is the opener of that one from now on. */
    inherit(closed: { element: HTMLElement; opener: HTMLElement | null }) {
      if (opener && closed.element.contains(opener)) opener = closed.opener
    },
    /** The focus goes back to the opener, unless it has gone elsewhere by itself or the opener is gone. */
    giveBack() {
      if (background === 'interactive' && !inside()) return
      if (opener?.isConnected) opener.focus({ preventScroll: true })
    }
  }
}
