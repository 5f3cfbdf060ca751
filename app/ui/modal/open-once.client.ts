import { createModalManager } from './modal-manager.client.ts'

/**
 * Opens a modal that a press asks for: the one that stands already, else a new one, which goes again when it has closed. The page behind it stays where it
 * is; on phones it closes by a swipe down. In: its name, and how to build its element. Out: resolves when it shows. Throws what `build` throws.
 */
export async function openOnce(modalId: string, build: () => HTMLElement | Promise<HTMLElement>): Promise<void> {
  const manager = createModalManager(document)
  const known = manager.get(modalId)
  if (known) {
    await known.open()
    return
  }
  const element = await build()
  const isPhone = document.documentElement.dataset.screen === 'mobile'
  const modal = manager.register(
    element,
    { modalId, lockScroll: true, swipeToClose: isPhone ? 'down' : 'none' },
    { closed: () => modal.remove() }
  )
  await modal.open()
}
