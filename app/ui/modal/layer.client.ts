/** The place of the shell in which modals are, whether React draws them or the server has. */
export const layerOf = (document: Document): HTMLElement => document.getElementById('modals') ?? document.body

/** Brings the layer of modals above all that is in the browser's top layer; only toasts stay above it. Nothing changes where it is there already. */
export function showLayer(document: Document): void {
  const layer = layerOf(document)
  if (!layer.popover || layer.matches(':popover-open')) return
  layer.showPopover()
  for (const toasts of document.querySelectorAll<HTMLElement>('[data-toasts]:popover-open')) {
    toasts.hidePopover()
    toasts.showPopover()
  }
}

/** Takes the layer out of the top layer once no modal in it is to be seen. */
export function leaveLayer(document: Document): void {
  const layer = layerOf(document)
  if (layer.popover && !layer.querySelector('.modal[data-state]:not([data-state="closed"])')) layer.hidePopover()
}
