type Facts = {
  /** Where the section stands in the window, and how high that is. */
  top: number
  bottom: number
  windowHeight: number
  /** Whether the browser keeps the view where it is when something above it changes its height. */
  anchors: boolean
}

/** Whether a section may take another height without anything moving in view: it is below the view, or above it where the browser makes up for that. */
export const mayResize = ({ top, bottom, windowHeight, anchors }: Facts): boolean =>
  top >= windowHeight || (bottom <= 0 && anchors)

/** A smaller difference is the rounding of a browser. */
const sameHeightPx = 0.5

/**
 * The place of new content where the height must stay: "replaces content without moving the page". Content that is lower keeps its place, content that is
 * higher waits until the section is out of sight.
 */
export const placing = (higherPx: number): 'place' | 'place and keep the height' | 'wait' =>
  higherPx > sameHeightPx ? 'wait' : higherPx < -sameHeightPx ? 'place and keep the height' : 'place'
