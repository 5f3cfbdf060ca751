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
export function settledState(state: ModalState): SettledState | null {
  switch (state) {
    case 'closed':
    case 'opened':
      return state
    case 'opening':
    case 'closing':
      return null
  }
}

export const isOpen = (state: ModalState): boolean => state === 'opening' || state === 'opened'
