import type { ModalOptions } from './modal-options.ts'

/** What the order of open modals needs to know of each. */
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
 * Which modals can be used: all from the top down to the first whose background is non-interactive, what is behind that one is not.
 * Null where the page can be used as well.
 */
export function usableModals<Modal extends StackedModal>(stack: readonly Modal[]): Modal[] | null {
  const lowest = stack.findLastIndex(({ background }) => background === 'non-interactive')
  return lowest < 0 ? null : stack.slice(lowest)
}
