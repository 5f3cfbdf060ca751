import { onPageChange } from '../page-change/page-change.client.ts'
import { holdPresses } from '../press/hold-presses.client.ts'

type Start = () => undefined | (() => void)

/**
 * Starts a behaviour whose code is loaded only where a page has an element for it, and stops it when another page comes. A press of a button in that element
 * waits for the code.
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
    const places = [...document.querySelectorAll(selector)]
    if (places.length === 0) return
    const loading = load()
    const settled = loading.catch(() => {})
    const held = places.map(place => holdPresses(place, () => settled))
    try {
      const start = await loading
      if (asked === page) stop = start()
    } finally {
      for (const end of held) end()
    }
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
