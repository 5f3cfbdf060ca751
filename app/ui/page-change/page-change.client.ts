const changes = new EventTarget()
let shown: string | undefined

/**
 * Says which page is in the document, once it is there with its title: an address changes long before that when the visitor goes back.
 * In: its pathname. The first one is the page that the document came with.
 */
export function announcePage(pathname: string): void {
  const isChange = shown !== undefined && shown !== pathname
  shown = pathname
  if (isChange) changes.dispatchEvent(new Event('change'))
}

/** Calls back each time a client-side navigation has brought another page. Out: how to stop. */
export function onPageChange(react: () => void): () => void {
  changes.addEventListener('change', react)
  return () => changes.removeEventListener('change', react)
}
