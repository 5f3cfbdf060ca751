import type { Wait } from '../../ui/wait/wait.client.ts'

/** `scrolling` until scroll events have ceased for a while, then `stopped`, and `resting` a while later. */
export type Motion = 'resting' | 'scrolling' | 'stopped'

export const scrollStopMs = 200
export const downloadReturnMs = 1000

/**
 * Follows scrolling. In: how to wait and whom to tell. Out: what to call at each scroll event, and at the end.
 */
export function followScrolling(wait: Wait, tell: (motion: Motion) => void) {
  let callOff = () => {}
  return {
    scrolled() {
      callOff()
      tell('scrolling')
      callOff = wait(scrollStopMs, () => {
        tell('stopped')
        callOff = wait(downloadReturnMs, () => tell('resting'))
      })
    },
    end: () => callOff()
  }
}

/** Which buttons show: "scroll-to-top only away from the top and not while scrolling"; "the download button hides while scrolling". */
export const quickActions = (motion: Motion, awayFromTop: boolean) => ({
  top: awayFromTop && motion !== 'scrolling',
  download: motion === 'resting'
})
