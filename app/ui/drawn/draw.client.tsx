import { Fragment, type ReactNode } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { ToastBox, type ToastBoxProps } from '../toast/toast-box.client.tsx'

const drawn = new Map<string, ReactNode>()
let root: Root | undefined
let toasts = 0

/** Draws at once what belongs to no page, by a key, in the one place of the shell that React has for it. Null takes it away. */
export function draw(key: string, node: ReactNode): void {
  if (node === null) drawn.delete(key)
  else drawn.set(key, node)
  root ??= rootOf(document.getElementById('parts'))
  const all = Array.from(drawn, ([name, content]) => <Fragment key={name}>{content}</Fragment>)
  flushSync(() => root?.render(all))
}

/** Draws a toast at the end of the region of toasts. Returns its element, and how to take it away. */
export function drawToast(toast: ToastBoxProps, region: HTMLElement) {
  const key = `toast-${++toasts}`
  draw(key, createPortal(<ToastBox {...toast} />, region, key))
  return { element: region.lastElementChild as HTMLElement, remove: () => draw(key, null) }
}

function rootOf(place: Element | null): Root {
  if (!place) throw new Error('The document has no place for what belongs to no page')
  return createRoot(place)
}
