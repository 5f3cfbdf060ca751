/** A press waits for its code no longer than this; then the browser's own action runs. */
const holdMs = 8000

/**
 * Holds presses of the buttons in a place until its code has come, and makes them again then. Buttons that submit or open a popover act by themselves.
 *
 * @param ready loads the code; a later call must wait for the first
 * @returns how to stop, which a first press that was made again does by itself
 */
export function holdPresses(place: Element, ready: () => Promise<unknown>): () => void {
  const stop = () => place.removeEventListener('click', hold, true)
  const hold = async (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || button.type !== 'button' || button.popoverTargetElement) return
    event.preventDefault()
    event.stopPropagation()
    const late = new Promise(resolve => setTimeout(resolve, holdMs))
    await Promise.race([ready(), late])
    stop()
    button.click()
  }
  place.addEventListener('click', hold, true)
  return stop
}
