import { createPortal } from 'react-dom'
import { draw } from '../drawn/draw.client.tsx'
import type { Toast } from './toast.ts'
import { ToastBox } from './toast-box.client.tsx'

let count = 0

/** Draws a toast at the end of the region. Returns its element, and how to take it away. */
export function drawToast({ id, text, clickHandler }: Toast, closeLabel: string, region: HTMLElement) {
  const key = `toast-${++count}`
  const toast = <ToastBox id={id} text={text} pressable={clickHandler !== null} closeLabel={closeLabel} />
  draw(key, createPortal(toast, region, key))
  return { element: region.lastElementChild as HTMLElement, remove: () => draw(key, null) }
}
