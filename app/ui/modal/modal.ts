export type SwipeDirection = 'up' | 'right' | 'down' | 'left'

/** How a modal behaves: the fields of the specification's modal options. */
export type ModalOptions = {
  /** The name by which it is found, and its `data-modal`. */
  modalId: string
  /** Whether it is to be open: it opens as soon as it is registered. */
  modelValue: boolean
  /** A closed modal is taken out of the document, hidden, or invisible in its place. */
  displayDirective: 'if' | 'show' | 'visible'
  hideOverlay: boolean
  /** `auto`: its overlay shows while it is the top-most; `persist`: as long as it is open. */
  overlayBehavior: 'auto' | 'persist'
  clickToClose: boolean
  escToClose: boolean
  /** Whether the page behind it can be used meanwhile. */
  background: 'non-interactive' | 'interactive'
  lockScroll: boolean
  swipeToClose: 'none' | SwipeDirection
  /** How far, in CSS pixels, a finger moves before the movement counts as a swipe. */
  threshold: number
}

/**
 * Options with the defaults filled in: taken out of the document when closed, closed by a press beside it and by Escape, by no swipe.
 * A page that stays interactive is neither veiled nor locked, unless an option says so.
 */
export function modalOptions(id: string, given: Partial<ModalOptions> = {}): ModalOptions {
  const interactive = given.background === 'interactive'
  return {
    modalId: id,
    modelValue: false,
    displayDirective: 'if',
    hideOverlay: interactive,
    overlayBehavior: 'auto',
    clickToClose: true,
    escToClose: true,
    background: 'non-interactive',
    lockScroll: !interactive,
    swipeToClose: 'none',
    threshold: 10,
    ...given
  }
}

/** Hooks of a caller. A veto is `false`, at once or later; an error in it is the error of the call. */
export type ModalHooks = {
  beforeOpen?: () => boolean | Promise<boolean>
  opened?: () => void
  beforeClose?: () => boolean | Promise<boolean>
  closed?: () => void
}

/** "closed, opening, opened, closing, closed" */
export type ModalState = 'closed' | 'opening' | 'opened' | 'closing'

/** The states in which a modal stays until it is called. */
export type SettledState = 'closed' | 'opened'

/** A call (`open`, `close`) that nothing has vetoed, or the end of a movement (`entered`, `left`). */
export type ModalStep = 'open' | 'close' | 'entered' | 'left'

/**
 * The state after a step; the same state where the step changes nothing. A modal on its way turns round when it is called back.
 */
export function nextModalState(state: ModalState, step: ModalStep): ModalState {
  switch (step) {
    case 'open':
      return state === 'closed' || state === 'closing' ? 'opening' : state
    case 'close':
      return state === 'opened' || state === 'opening' ? 'closing' : state
    case 'entered':
      return state === 'opening' ? 'opened' : state
    case 'left':
      return state === 'closing' ? 'closed' : state
  }
}

/** The state with which open and close calls resolve, or null while the modal is on its way. */
export const settledState = (state: ModalState): SettledState | null =>
  state === 'opening' || state === 'closing' ? null : state

export const isOpen = (state: ModalState): boolean => state === 'opening' || state === 'opened'

/** The options on which the order of open modals depends. */
export type StackedModal = Pick<
  ModalOptions,
  'modalId' | 'hideOverlay' | 'overlayBehavior' | 'background' | 'lockScroll'
>

/** "Focus trap: active, paused or inactive" */
export type TrapState = 'active' | 'paused' | 'inactive'

/** The place of one open modal among the others. */
export type Layer = { modalId: string; zIndex: number; overlay: boolean; trap: TrapState }

/** "Modal z-index: base 1000 plus twice the modal index" */
export const zIndexAt = (index: number): number => 1000 + 2 * index

/** One on its way out goes below what now is at its height: the odd numbers are free for that. */
export const leavingZIndex = (zIndex: number): number => zIndex - 1

/** The stack with a modal on top; one that is in it already comes up. */
export const withOnTop = <Modal extends StackedModal>(stack: readonly Modal[], modal: Modal): Modal[] => [
  ...without(stack, modal.modalId),
  modal
]

export const without = <Modal extends StackedModal>(stack: readonly Modal[], modalId: string): Modal[] =>
  stack.filter(modal => modal.modalId !== modalId)

/**
 * The open modals in order, the lowest first. "Only the top-most modal shows its overlay"; `persist` keeps its own. The focus is trapped by the
 * top-most alone: the traps below are paused, and a modal whose background is interactive has none.
 */
export const layersOf = (stack: readonly StackedModal[]): Layer[] =>
  stack.map(({ modalId, hideOverlay, overlayBehavior, background }, index) => {
    const top = index === stack.length - 1
    return {
      modalId,
      zIndex: zIndexAt(index),
      overlay: !hideOverlay && (top || overlayBehavior === 'persist'),
      trap: background === 'interactive' ? 'inactive' : top ? 'active' : 'paused'
    }
  })

/** Page scroll is locked while any modal that asks for it is open. */
export const locksScroll = (stack: readonly StackedModal[]): boolean => stack.some(({ lockScroll }) => lockScroll)

/**
 * The usable modals: from the top down to and including the first that blocks its background.
 * Null where the page can be used as well.
 */
export function usableModals<Modal extends StackedModal>(stack: readonly Modal[]): Modal[] | null {
  const lowest = stack.findLastIndex(({ background }) => background === 'non-interactive')
  return lowest < 0 ? null : stack.slice(lowest)
}
