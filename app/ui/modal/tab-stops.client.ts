import { isVisible } from '../screen/is-visible.client.ts'

const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [contenteditable]:not([contenteditable="false"]), audio[controls], video[controls], [tabindex]'

/** Editable parts and players take the focus, though their `tabIndex` is -1 where no attribute says another. */
const takesFocus = (element: HTMLElement): boolean => element.tabIndex >= 0 || !element.hasAttribute('tabindex')

const canRest = (element: HTMLElement): boolean =>
  takesFocus(element) && element.getClientRects().length > 0 && isVisible(element) && !element.closest('[inert]')

const isRadio = (element: Element): element is HTMLInputElement => element.matches('input[type="radio"][name]')

/**
 * Where the Tab key stops within some elements, in order. A group of radio buttons is one stop: its checked one, else its first.
 * `stopOf` gives the stop of an element that has the focus.
 */
export function tabStops(elements: readonly HTMLElement[]) {
  const all = elements.flatMap(element => [...element.querySelectorAll<HTMLElement>(focusable)]).filter(canRest)
  const radios = all.filter(isRadio)
  const stopOf = (element: Element | null): Element | null => {
    if (!element || !isRadio(element)) return element
    const group = radios.filter(({ name, form }) => name === element.name && form === element.form)
    return group.find(({ checked }) => checked) ?? group[0] ?? element
  }
  return { stops: all.filter(element => stopOf(element) === element), stopOf }
}
