import { popupTiming } from '../../ui/popup/popup-timing.client.ts'
import { regionPopupTiming } from './region-popup.data.ts'

const popupSelector = '.region-popup'
const pickerSelector = '[data-popup=region]'

/**
 * "On the home page it opens on hover and closes 0.5 s after blur." Press, Escape and a press elsewhere are the browser's, but the first press keeps what
 * hover has opened: then a pointer that leaves does not close it.
 */
export function startRegionPopup(): void {
  const popup = document.querySelector<HTMLElement>(popupSelector)
  if (!popup) return
  let byHover = false
  const isOpen = () => popup.matches(':popover-open')
  const timing = popupTiming<HTMLElement>({
    ...regionPopupTiming,
    show(source) {
      if (!source) return popup.hidePopover()
      if (isOpen()) return
      popup.showPopover({ source })
      byHover = true
    }
  })
  const partOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>(`${popupSelector}, ${pickerSelector}`) : null
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const part = partOf(target)
    if (!part || pointerType === 'touch') return
    if (isOpen()) timing.stay()
    else timing.enter(part)
  })
  document.addEventListener('pointerout', ({ target, relatedTarget }) => {
    if (byHover && partOf(target) && !partOf(relatedTarget)) timing.leave()
  })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (isOpen() && partOf(target) && relatedTarget && !partOf(relatedTarget)) timing.leave()
  })
  document.addEventListener('click', event => {
    if (!partOf(event.target)?.matches(pickerSelector)) return
    if (byHover) event.preventDefault()
    byHover = false
    timing.stay()
  })
  popup.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') byHover = false
  })
  const hovered = document.querySelector<HTMLElement>(`${pickerSelector}:hover`)
  if (hovered) timing.enter(hovered)
}
