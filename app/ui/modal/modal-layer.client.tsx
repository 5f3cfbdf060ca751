import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { draw } from '../drawn/draw.client.tsx'
import { layerOf } from './modal.client.ts'
import { createModalManager } from './modal-manager.client.ts'

/**
 * Opens a modal that a press asks for: the one that is drawn already, else a new one, which goes again when it has closed. The page behind it does not move;
 * on phones it closes by a swipe down.
 *
 * @param content what is drawn: a `ModalBox` of that id
 * @returns resolves when it shows; throws what `content` throws
 */
export async function openModal(modalId: string, content: () => ReactNode | Promise<ReactNode>): Promise<void> {
  const manager = createModalManager(document)
  const known = manager.get(modalId)
  if (known) {
    await known.open()
    return
  }
  const layer = layerOf(document)
  draw(modalId, createPortal(await content(), layer))
  const isPhone = document.documentElement.dataset.screen === 'mobile'
  const modal = manager.register(
    layer.querySelector<HTMLElement>(`[data-modal="${modalId}"]`),
    // React takes the element out of the document, so that nothing else may.
    { modalId, displayDirective: 'show', lockScroll: true, swipeToClose: isPhone ? 'down' : 'none' },
    { closed: () => leave() }
  )
  const leave = () => {
    modal.remove()
    draw(modalId, null)
  }
  try {
    await modal.open()
  } catch (error) {
    leave()
    throw error
  }
}
