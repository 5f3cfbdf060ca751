import { Fragment, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

const drawn = new Map<string, ReactNode>()
let root: Root | undefined

/** Draws at once what belongs to no page, by a key, in the one place of the shell that React has for it. Null takes it away. */
export function draw(key: string, node: ReactNode): void {
  if (node === null) drawn.delete(key)
  else drawn.set(key, node)
  root ??= rootOf(document.getElementById('parts'))
  const all = Array.from(drawn, ([name, content]) => <Fragment key={name}>{content}</Fragment>)
  flushSync(() => root?.render(all))
}

function rootOf(place: Element | null): Root {
  if (!place) throw new Error('The document has no place for what belongs to no page')
  return createRoot(place)
}
