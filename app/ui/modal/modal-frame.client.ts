import type { ModalState } from './modal-lifecycle.ts'
import type { ModalOptions } from './modal-options.ts'
import { type Layer, leavingZIndex } from './modal-stack.ts'

/** Movements end at the latest now, also in a tab that paints nothing. */
const movementEndsMs = 1000

/** A modal's element, as the manager handles it. */
export type ModalFrame = {
  /** What is swiped: the panel, or the whole element where it has none. */
  panel: HTMLElement
  /** Shows the state, and puts the element where its display directive says. */
  show(state: ModalState): void
  /** Resolves when what moves has arrived. */
  arrival(): Promise<void>
  /** Puts it into its place among the open ones; null: it has left them. */
  place(layer: Layer | null): void
  /** Whether a press of this element is a press beside the modal. */
  isBeside(target: EventTarget | null): boolean
}

/** Makes a modal of an element, in the document or not: a dialog that is named by its heading, with `.modal-overlay` behind `.modal-panel`. It is closed. */
export function frameModal(element: HTMLElement, options: ModalOptions): ModalFrame {
  const { ownerDocument: document } = element
  const { modalId, displayDirective, background, swipeToClose } = options
  const panel = element.querySelector<HTMLElement>('.modal-panel') ?? element
  const overlay = element.querySelector('.modal-overlay')
  let zIndex = 0
  element.classList.add('modal')
  Object.assign(element.dataset, { modal: modalId, display: displayDirective, background, swipe: swipeToClose })
  describe(element, options)

  return {
    panel,
    show(state) {
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
    arrival: () => arrivalOf([element, panel, ...(overlay ? [overlay] : [])]),
    place(layer) {
      zIndex = layer ? layer.zIndex : leavingZIndex(zIndex)
      element.style.setProperty('z-index', `${zIndex}`)
      element.toggleAttribute('data-overlay', Boolean(layer?.overlay))
    },
    isBeside: target => target !== null && (target === element || target === overlay)
  }
}

function describe(element: HTMLElement, { modalId, background }: ModalOptions) {
  element.setAttribute('role', 'dialog')
  if (background === 'non-interactive') element.setAttribute('aria-modal', 'true')
  const heading = element.querySelector('h1, h2, h3')
  if (!heading || element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')) return
  heading.id ||= `${modalId}-title`
  element.setAttribute('aria-labelledby', heading.id)
}

/** Resolves when the movements of these elements have ended, whether they arrive or are called off. */
async function arrivalOf(elements: readonly Element[]): Promise<void> {
  const movements = elements.flatMap(element => element.getAnimations())
  const late = new Promise(resolve => setTimeout(resolve, movementEndsMs))
  await Promise.race([Promise.allSettled(movements.map(({ finished }) => finished)), late])
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
