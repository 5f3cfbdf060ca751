import { createFocusTrap, type FocusTrap } from 'focus-trap'
import { sparedIn } from './isolate.client.ts'
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

/** All traps of the page, so that each knows which one is above it. */
const trapStack: FocusTrap[] = []

/** The keeper of a modal's focus. At first it stands on `[data-modal-focus]`, else on the first element that takes it. */
export function keepFocus(element: HTMLElement, { background }: Pick<ModalOptions, 'background'>): FocusKeeper {
  const { ownerDocument: document } = element
  const preferred = () => element.querySelector<HTMLElement>('[data-modal-focus]')
  const inside = () => element.contains(document.activeElement)
  let opener: HTMLElement | null = null
  const trap = createFocusTrap(element, {
    document,
    trapStack,
    initialFocus: () => (inside() ? undefined : (preferred() ?? undefined)),
    escapeDeactivates: false,
    allowOutsideClick: true,
    returnFocusOnDeactivate: false,
    delayInitialFocus: false
  })
  const activate = () => {
    try {
      trap.updateContainerElements(element)
      trap.activate()
    } catch (cause) {
      throw new Error(modalErrors.nothingToFocus, { cause })
    }
  }
  return {
    element,
    get opener() {
      return opener
    },
    state: () => (trap.active ? (trap.paused ? 'paused' : 'active') : 'inactive'),
    begin() {
      const { activeElement } = document
      opener = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
    },
    follow(wanted) {
      switch (wanted) {
        case 'active':
          if (trap.active) trap.unpause()
          else activate()
          trap.updateContainerElements([element, ...sparedIn(document)])
          break
        case 'paused':
          trap.pause()
          break
        case 'inactive':
          trap.deactivate()
      }
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
