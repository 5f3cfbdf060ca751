import type { SwipeDirection } from './swipe.ts'

/** How a modal behaves: the fields of the specification's modal options. */
export type ModalOptions = {
  /** The name by which it is found, and its `data-modal`. */
  modalId: string
  /** Whether it is to be open: it opens as soon as it is registered. */
  modelValue: boolean
  /** What a closed modal is: taken out of the document, hidden, or invisible in its place. */
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
