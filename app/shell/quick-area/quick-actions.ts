import type { SiteMapRow } from '../../site/site-map/site-map.data.ts'
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

/** "The floating download never stands on pages of help, protection or law, nor on the download page." */
export const floatsDownload = ({ key, sober }: Pick<SiteMapRow, 'key' | 'sober'>): boolean =>
  key !== 'download' && !sober

type Facts = {
  motion: Motion
  awayFromTop: boolean
  /** Whether another way to the download is in view. */
  downloadInView: boolean
  /** Whether it would lie on words, figures or a control. */
  covers: boolean
}

/**
 * Which buttons show: "scroll-to-top only away from the top and not while scrolling"; the download "hides while scrolling", "nor where another Download is in
 * view", nor over what is read or pressed.
 */
export const quickActions = ({ motion, awayFromTop, downloadInView, covers }: Facts) => ({
  top: awayFromTop && motion !== 'scrolling',
  download: motion === 'resting' && awayFromTop && !downloadInView && !covers
})
