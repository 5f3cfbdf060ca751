import type { Wait } from '../wait/wait.client.ts'
/** Screen type from body width. */
export type ScreenType = 'mobile' | 'tablet' | 'desktop'

const tabletFrom = 768
const desktopFrom = 1244
/** "It is recomputed on resize, throttled to 100 ms." */
export const resizeThrottleMs = 100

/** 1244 px or more is desktop, below 768 px is mobile, otherwise tablet. In: the width of the body in CSS pixels. */
export const screenType = (bodyWidth: number): ScreenType =>
  bodyWidth >= desktopFrom ? 'desktop' : bodyWidth < tabletFrom ? 'mobile' : 'tablet'

type Parts = {
  bodyWidth: () => number
  wait: Wait
  tell: (type: ScreenType) => void
}

/** Tells the screen type, and each other one that resizing brings: the body is measured once in 100 ms at most, and always after the last resize. */
export function followScreen({ bodyWidth, wait, tell }: Parts): { resized: () => void; stop: () => void } {
  let known: ScreenType | undefined
  let callOff: undefined | (() => void)
  const measure = () => {
    callOff = undefined
    const type = screenType(bodyWidth())
    if (type !== known) tell(type)
    known = type
  }
  measure()
  return {
    resized() {
      callOff ??= wait(resizeThrottleMs, measure)
    },
    stop: () => callOff?.()
  }
}
