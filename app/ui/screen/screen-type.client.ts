import { followScreen, type ScreenType } from './screen-type.ts'

const bodyWidth = () => document.body.offsetWidth

/** Tells the screen type now and whenever it becomes another. Out: how to stop. */
export function watchScreenType(tell: (type: ScreenType) => void): () => void {
  const { resized, stop } = followScreen({
    bodyWidth,
    wait(ms, act) {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
    tell
  })
  addEventListener('resize', resized)
  return () => {
    stop()
    removeEventListener('resize', resized)
  }
}

/** Names the screen type on the document, `<html data-screen>`, for styles and for code that has no reason to listen. Out: how to stop. */
export const startScreenType = (): (() => void) =>
  watchScreenType(type => {
    document.documentElement.dataset.screen = type
  })
