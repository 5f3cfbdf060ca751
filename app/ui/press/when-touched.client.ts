import { holdPresses } from './hold-presses.client.ts'

const touches = ['pointerover', 'focusin', 'input', 'click']

/**
 * Starts a behaviour whose code is loaded when a pointer, the focus, input or a press first reaches an element for it. A press of a button there waits for the
 * code. Where the code cannot be had the page stays as it works without.
 */
export function whenTouched(selector: string, load: () => Promise<() => void>): void {
  let started: Promise<void> | undefined
  const begin = async () => {
    try {
      const start = await load()
      start()
    } catch (error) {
      console.warn(`What belongs to ${selector} did not start`, error)
    }
    for (const type of touches) document.removeEventListener(type, touched, true)
    stop()
  }
  const once = () => (started ??= begin())
  const touched = ({ target }: Event) => {
    if (target instanceof Element && target.closest(selector)) void once()
  }
  for (const type of touches) document.addEventListener(type, touched, true)
  const stop = holdPresses(document, once, selector)
  if ([...document.querySelectorAll(selector)].some(wasTouched)) void once()
}

/** Touched before this script came: a pointer or the focus is there, or a file was chosen. */
export const wasTouched = (place: Element): boolean =>
  place.matches(':is(:hover, :focus-within)') ||
  [...place.querySelectorAll<HTMLInputElement>('input[type=file]')].some(({ files }) => files?.length)
