import type { ModalOptions, SwipeDirection } from './modal.ts'

/** How far a finger is from where it began, in CSS pixels: to the right and down. */
type Movement = { dx: number; dy: number }

type Swipe = Movement & {
  swipeToClose: 'none' | SwipeDirection
  threshold: number
  /** The height of what is swiped, for up and down, else its width. */
  size: number
  tookMs: number
}

/** "Swipe close: 10% of size, 300 ms" */
const closingShare = 0.1
const closingMs = 300

/** Where a finger goes, or null as long as it has not moved further than the threshold. */
export function swipeDirection({ dx, dy }: Movement, threshold: number): SwipeDirection | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) <= threshold) return null
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left'
  return dy > 0 ? 'down' : 'up'
}

/** How far a finger has gone in a direction; negative where it went the other way. */
export const swipeTravel = (direction: SwipeDirection, { dx, dy }: Movement): number =>
  ({ up: -dy, right: dx, down: dy, left: -dx })[direction]

/** "Modal swipe-to-close triggers if moved over 10% of the size or within 300 ms in the right direction." */
export function closesBySwipe({ swipeToClose, threshold, size, tookMs, dx, dy }: Swipe): boolean {
  if (swipeToClose === 'none' || swipeDirection({ dx, dy }, threshold) !== swipeToClose) return false
  return swipeTravel(swipeToClose, { dx, dy }) > closingShare * size || tookMs <= closingMs
}

type Settings = Pick<ModalOptions, 'threshold'> & {
  swipeToClose: SwipeDirection
  panel: HTMLElement
  /** Closes the modal. Resolves when it has settled: it may stay, by a veto. */
  close: () => Promise<unknown>
  /** Aborted when the panel is to listen no longer. */
  signal: AbortSignal
}

/** Where a finger does something else: it writes, chooses or sets a value. */
const ownGestures = 'input, select, textarea, [contenteditable], [data-no-swipe]'

/** Lets a finger push a panel away, in one direction; the panel follows it. */
export function startSwipeToClose({ panel, swipeToClose, threshold, close, signal }: Settings): void {
  const axis = swipeToClose === 'up' || swipeToClose === 'down' ? 'y' : 'x'
  const sign = swipeToClose === 'down' || swipeToClose === 'right' ? 1 : -1
  let start: { touch: Touch; at: number } | null = null
  let swiping = false

  const movement = ({ clientX, clientY }: Touch): Movement => ({
    dx: clientX - (start?.touch.clientX ?? clientX),
    dy: clientY - (start?.touch.clientY ?? clientY)
  })
  const follow = (moved: number) => {
    panel.toggleAttribute('data-swiping', moved > 0)
    if (moved > 0) panel.style.setProperty(`--swipe-${axis}`, `${sign * moved}px`)
    else panel.style.removeProperty(`--swipe-${axis}`)
  }
  const finish = () => {
    start = null
    swiping = false
    panel.removeAttribute('data-swiping')
  }
  panel.addEventListener(
    'touchstart',
    ({ touches, target, timeStamp }) => {
      const [touch, second] = touches
      finish()
      if (touch && !second && target instanceof Element && !target.closest(ownGestures))
        start = { touch, at: timeStamp }
      else follow(0)
    },
    { passive: true, signal }
  )
  panel.addEventListener(
    'touchmove',
    event => {
      const touch = event.touches[0]
      if (!start || !touch) return
      const moved = movement(touch)
      const direction = swipeDirection(moved, threshold)
      if (!swiping && direction) {
        swiping = direction === swipeToClose && !scrolls(event.target, panel, axis, sign)
        if (!swiping) start = null
      }
      if (!swiping) return
      if (event.cancelable) event.preventDefault()
      follow(swipeTravel(swipeToClose, moved))
    },
    { passive: false, signal }
  )
  panel.addEventListener(
    'touchend',
    ({ changedTouches, timeStamp }) => {
      const touch = changedTouches[0]
      if (!swiping || !start || !touch) return
      const size = axis === 'y' ? panel.offsetHeight : panel.offsetWidth
      const tookMs = timeStamp - start.at
      const closes = closesBySwipe({ swipeToClose, threshold, size, tookMs, ...movement(touch) })
      finish()
      if (!closes) return follow(0)
      panel.toggleAttribute('data-swiped', true)
      void close().finally(() => {
        panel.removeAttribute('data-swiped')
        follow(0)
      })
    },
    { signal }
  )
  panel.addEventListener(
    'touchcancel',
    () => {
      finish()
      follow(0)
    },
    { signal }
  )
}

/** Whether something between the touched element and the panel can still be scrolled by a finger that goes this way. */
function scrolls(target: EventTarget | null, panel: HTMLElement, axis: 'x' | 'y', sign: number): boolean {
  for (let element = target as Element | null; element; element = element === panel ? null : element.parentElement) {
    const [at, inner, outer] =
      axis === 'y'
        ? [element.scrollTop, element.scrollHeight, element.clientHeight]
        : [element.scrollLeft, element.scrollWidth, element.clientWidth]
    const overflow = getComputedStyle(element)[axis === 'y' ? 'overflowY' : 'overflowX']
    if (overflow !== 'auto' && overflow !== 'scroll') continue
    if (sign > 0 ? at > 0 : at + outer < inner - 1) return true
  }
  return false
}
