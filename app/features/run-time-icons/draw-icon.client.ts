import type { Icon } from '../../site/icons/icon-set.ts'
import { type IconShape, readIconShapes } from '../../site/icons/icon-shapes.ts'

const svg = 'http://www.w3.org/2000/svg'

/** Draws an icon into an element, shape by shape, in the colour of the words around it. */
export function drawIcon(holder: Element, { body, left, top, width, height }: Icon): void {
  const drawing = document.createElementNS(svg, 'svg')
  drawing.setAttribute('viewBox', `${left} ${top} ${width} ${height}`)
  drawing.setAttribute('aria-hidden', 'true')
  drawing.append(...(readIconShapes(body) ?? []).map(element))
  holder.replaceChildren(drawing)
}

function element({ name, attributes, inside }: IconShape): SVGElement {
  const shape = document.createElementNS(svg, name)
  for (const [key, value] of attributes) shape.setAttribute(key, value)
  shape.append(...inside.map(element))
  return shape
}
