/**
 * Starts a behaviour whose code is loaded when a pointer, the focus or a press first reaches an element for it. A press of a button there waits for the code.
 * Where the code cannot be had the page stays as it works without.
 */
export function whenTouched(selector: string, load: () => Promise<() => void>): void {
  const types = ['pointerover', 'focusin', 'click']
  let started: Promise<void> | undefined
  const begin = async () => {
    try {
      const start = await load()
      start()
    } catch (error) {
      console.warn(`What belongs to ${selector} did not start`, error)
    }
    for (const type of types) document.removeEventListener(type, touched, true)
  }
  const touched = (event: Event) => {
    const { target, type } = event
    if (!(target instanceof Element) || !target.closest(selector)) return
    started ??= begin()
    const button = type === 'click' && target.closest('button')
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    void started.then(() => button.click())
  }
  for (const type of types) document.addEventListener(type, touched, true)
  if (document.querySelector(`:is(${selector}):is(:hover, :focus-within)`)) started = begin()
}
