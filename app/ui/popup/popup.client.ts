import { popupTiming } from './popup-timing.client.ts'

type Settings = {
  /** The element that holds a button with `aria-expanded` and the panel which CSS shows for it. */
  selector: string
  openAfterMs: number
  closeAfterMs: number
}

/**
 * Takes panels over from CSS, which opens them on hover and focus until this code has come: hover intent, press (the first keeps what hover has opened),
 * Escape, press outside, one open at a time. Within an open popover, which is a list of them below each other, a press alone. By delegation, so markup that is replaced needs nothing.
 */
export function startPopups({ selector, openAfterMs, closeAfterMs }: Settings): void {
  let open: Element | null = null
  let byHover = false
  const expand = (popup: Element | null, expanded: boolean) =>
    popup?.querySelector('[aria-expanded]')?.setAttribute('aria-expanded', `${expanded}`)
  const timing = popupTiming<Element>({
    openAfterMs,
    closeAfterMs,
    show(popup) {
      if (popup === open) return
      expand(open, false)
      expand(popup, true)
      open = popup
      byHover = true
    }
  })
  const popupOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(selector) : null)
  const come = (popup: Element | null) => popup && (popup === open ? timing.stay() : timing.enter(popup))
  const go = (popup: Element | null, to: EventTarget | null, held: string) => {
    if (popup && popupOf(to) !== popup && !popup.querySelector(held)) timing.leave()
  }
  const on: { [type: string]: (event: never) => void } = {
    pointerover: ({ target, pointerType }: PointerEvent) => {
      const popup = popupOf(target)
      if (pointerType !== 'touch' && !popup?.closest(':popover-open')) come(popup)
    },
    pointerout: ({ target, relatedTarget }: PointerEvent) => go(popupOf(target), relatedTarget, ':focus-visible'),
    focusin: ({ target }: FocusEvent) => {
      const popup = popupOf(target)
      if (popup === open) come(popup)
    },
    focusout: ({ target, relatedTarget }: FocusEvent) => go(popupOf(target), relatedTarget, ':hover'),
    click({ target }: MouseEvent) {
      const popup = popupOf(target)
      if (!popup || (target as Element).closest('a')) timing.now(null)
      else if (!(target as Element).closest('[aria-expanded]')) timing.stay()
      else {
        if (popup !== open || !byHover) timing.now(popup === open ? null : popup)
        byHover = false
      }
    },
    keydown({ key }: KeyboardEvent) {
      if (key !== 'Escape' || !open) return
      if (open.contains(document.activeElement)) open.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      timing.now(null)
    }
  }
  for (const [type, listen] of Object.entries(on) as [string, EventListener][]) document.addEventListener(type, listen)
  const held = [...document.querySelectorAll(selector)].find(popup => popup.matches(':hover, :focus-within'))
  if (held) timing.now(held)
}
