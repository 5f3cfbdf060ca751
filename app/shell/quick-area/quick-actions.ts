import type { SiteMapRow } from '../../site/site-map/site-map.data.ts'
import type { Wait } from '../../ui/wait/wait.client.ts'

/** `scrolling` until scroll events have ceased for a while, then `stopped`, and `resting` a while later. */
export type Motion = 'resting' | 'scrolling' | 'stopped'

export const scrollStopMs = 200
export const downloadReturnMs = 1000

/** Follows scrolling. In: how to wait and whom to tell. Out: what to call at each scroll event. */
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
    }
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
  /** Whether the way to the top would lie on a control that is hardly larger: the button of a row's calendar. */
  topCovers: boolean
}

/**
 * Which buttons show: "scroll-to-top only away from the top and not while scrolling"; the download "hides while scrolling", "nor where another Download is in
 * view", nor over what is read or pressed.
 */
export const quickActions = ({ motion, awayFromTop, downloadInView, covers, topCovers }: Facts) => ({
  top: awayFromTop && motion !== 'scrolling' && !topCovers,
  download: motion === 'resting' && awayFromTop && !downloadInView && !covers
})

/** Down to here the header itself is in view. */
const headPx = 46
/** From here on the bar of the header may come back. */
const awayFromPx = 320
/** A smaller move is none. */
const leastMovePx = 6

/** Where the bar of the header is: `back` at the top of the window after a move up, `away` after one down, null where it goes with the page. */
export type HeaderPlace = 'back' | 'away' | null

/** Follows the page up and down. In: whom to tell where the bar of the header is now. Out: what to call with how far the page is scrolled. */
export function followHeader(tell: (place: HeaderPlace) => void): (scrolled: number) => void {
  let before = 0
  let place: HeaderPlace = null
  return scrolled => {
    const move = scrolled - before
    if (scrolled > headPx && Math.abs(move) < leastMovePx) return
    before = scrolled
    if (scrolled <= headPx) place = null
    else if (place !== null || scrolled > awayFromPx) place = move < 0 ? 'back' : 'away'
    tell(place)
  }
}
