/** A press waits for its code no longer than this; then the browser's own action runs. */
const holdMs = 8000

/**
 * Holds presses of the buttons in a place until its code has come, and makes them again then. Buttons that submit or open a popover act by themselves.
 *
 * @param ready loads the code; a later call must wait for the first
 * @param selector only buttons in such elements are held
 * @returns how to stop, which a first press that was made again does by itself
 */
export function holdPresses(
  place: ParentNode & EventTarget,
  ready: () => Promise<unknown>,
  selector = '*'
): () => void {
  /** One press a task: a second within the same would not see what the first has changed. */
  let line = Promise.resolve()
  const stop = () => place.removeEventListener('click', hold, true)
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button?.closest(selector) || button.type !== 'button' || button.popoverTargetElement) return
    event.preventDefault()
    event.stopPropagation()
    const index = buttons().indexOf(button)
    line = line.then(() => pressAgain(button, index))
  }
  const buttons = () => [...place.querySelectorAll('button')]
  /** Code that makes the place anew has another button where this one was. */
  const pressAgain = async (button: HTMLButtonElement, index: number) => {
    await Promise.race([ready(), new Promise(resolve => setTimeout(resolve, holdMs))])
    stop()
    const pressed = button.isConnected ? button : buttons()[index]
    pressed?.click()
    await new Promise(resolve => setTimeout(resolve))
  }
  place.addEventListener('click', hold, true)
  return stop
}
