import { onPageChange } from '../page-change/page-change.client.ts'

type Start = () => undefined | (() => void)

/**
 * Starts a behaviour whose code is loaded only where a page has an element for it, and stops it when another page comes.
 * In: a selector, and how to load the behaviour. Where its code cannot be had the page stays as it works without. Out: how to stop.
 */
export function whenPresent(selector: string, load: () => Promise<Start>): () => void {
  let stop: undefined | (() => void)
  let page = 0
  const begin = async () => {
    page += 1
    const asked = page
    stop?.()
    stop = undefined
    if (!document.querySelector(selector)) return
    const start = await load()
    if (asked === page) stop = start()
  }
  const run = () => void begin().catch(error => console.warn(`What belongs to ${selector} did not start`, error))
  run()
  const stopListening = onPageChange(run)
  return () => {
    stopListening()
    page += 1
    stop?.()
  }
}
