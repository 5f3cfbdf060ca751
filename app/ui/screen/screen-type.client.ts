import { onceLaidOut } from './once-laid-out.client.ts'
import { type ScreenType, screenType } from './screen-type.ts'

/** "It is recomputed on resize, throttled to 100 ms." */
const resizeThrottleMs = 100

/** Names the screen type on the document, `<html data-screen>`, for styles and for code, once the page is laid out, and whenever it becomes another. */
export function startScreenType(): void {
  onceLaidOut(() => {
    const resized = followScreen(
      () => document.body.getBoundingClientRect().width,
      type => {
        document.documentElement.dataset.screen = type
      }
    )
    addEventListener('resize', resized)
  })
}

/**
 * Tells the screen type, and each other one that resizing brings: the body is measured once in 100 ms at most, and always after the last resize. Returns what
 * to call at each resize.
 */
export function followScreen(bodyWidth: () => number, tell: (type: ScreenType) => void): () => void {
  let known: ScreenType | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const measure = () => {
    timer = undefined
    const type = screenType(bodyWidth())
    if (type !== known) tell(type)
    known = type
  }
  measure()
  return () => {
    timer ??= setTimeout(measure, resizeThrottleMs)
  }
}
