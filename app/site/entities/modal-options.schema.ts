import * as v from 'valibot'

/** How a modal behaves. `threshold` is how far, in CSS pixels, a finger moves before the movement counts as a swipe. */
export const modalOptionsSchema = v.strictObject({
  modalId: v.pipe(v.string(), v.nonEmpty()),
  modelValue: v.boolean(),
  displayDirective: v.picklist(['if', 'show', 'visible']),
  hideOverlay: v.boolean(),
  overlayBehavior: v.picklist(['auto', 'persist']),
  clickToClose: v.boolean(),
  escToClose: v.boolean(),
  background: v.picklist(['non-interactive', 'interactive']),
  lockScroll: v.boolean(),
  swipeToClose: v.picklist(['none', 'up', 'right', 'down', 'left']),
  threshold: v.pipe(v.number(), v.minValue(0))
})
