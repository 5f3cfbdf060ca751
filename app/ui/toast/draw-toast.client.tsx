import { createPortal } from 'react-dom'
import { draw } from '../drawn/draw.client.tsx'
import { ToastBox, type ToastBoxProps } from './toast-box.client.tsx'

let count = 0

/** Draws a toast at the end of the region of toasts. Returns its element, and how to take it away. */
export function drawToast(toast: ToastBoxProps, region: HTMLElement) {
  const key = `toast-${++count}`
  draw(key, createPortal(<ToastBox {...toast} />, region, key))
  return { element: region.lastElementChild as HTMLElement, remove: () => draw(key, null) }
}
