export type SwipeDirection = 'up' | 'right' | 'down' | 'left'

/** How far a finger is from where it began, in CSS pixels: to the right and down. */
export type Movement = { dx: number; dy: number }

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
export function swipeTravel(direction: SwipeDirection, { dx, dy }: Movement): number {
  switch (direction) {
    case 'up':
      return -dy
    case 'right':
      return dx
    case 'down':
      return dy
    case 'left':
      return -dx
  }
}

/** "Modal swipe-to-close triggers if moved over 10% of the size or within 300 ms in the right direction." */
export function closesBySwipe({ swipeToClose, threshold, size, tookMs, dx, dy }: Swipe): boolean {
  if (swipeToClose === 'none' || swipeDirection({ dx, dy }, threshold) !== swipeToClose) return false
  return swipeTravel(swipeToClose, { dx, dy }) > closingShare * size || tookMs <= closingMs
}
