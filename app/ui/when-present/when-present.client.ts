import { onPageChange } from '../page-change/page-change.client.ts'
import { holdPresses } from '../press/hold-presses.client.ts'

type Start = () => undefined | (() => void)

/** How far from the view an element is still near. */
const nearMargin = '600px'

/**
 * Starts a behaviour whose code is loaded only where a page has an element for it, and stops it when another page comes. A press of a button in that element
 * waits for the code. Where the code cannot be had the page stays as it works without.
 *
 * @param when `near`: once such an element comes near the view
 */
export function whenPresent(selector: string, load: () => Promise<Start>, when: 'now' | 'near' = 'now'): void {
  let stop: undefined | (() => void)
  let page = 0
  const begin = async () => {
    page += 1
    const asked = page
    stop?.()
    stop = undefined
    const places = [...document.querySelectorAll(selector)]
    if (places.length === 0) return
    if (when === 'near') await comingNear(places)
    if (asked !== page) return
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
  onPageChange(run)
}

const comingNear = (places: readonly Element[]) =>
  new Promise<void>(resolve => {
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: nearMargin }
    )
    for (const place of places) observer.observe(place)
  })
