const number = /^-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?$/i
const lengthOrShare = /^(?:\d+\.?\d*|\.\d+)%?$/
const colour = /^(?:none|currentColor|#[0-9a-f]{3,8}|[a-z]{3,20})$/i
const numbers = /^[-+\d.,\se]*$/i

/** The elements that a drawing may hold: shapes, and what groups them. */
export const shapeNames = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'] as const

/** The attributes that they may have, and what may stand in each. Nothing here can name an address, a style or a script. */
export const shapeAttributes: Readonly<Record<string, RegExp>> = {
  d: /^[mzlhvcsqta\d\s.,+e-]*$/i,
  points: numbers,
  cx: number,
  cy: number,
  r: lengthOrShare,
  rx: lengthOrShare,
  ry: lengthOrShare,
  x: number,
  y: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: lengthOrShare,
  height: lengthOrShare,
  fill: colour,
  stroke: colour,
  'fill-rule': /^(?:nonzero|evenodd)$/,
  'clip-rule': /^(?:nonzero|evenodd)$/,
  'stroke-width': lengthOrShare,
  'stroke-linecap': /^(?:butt|round|square)$/,
  'stroke-linejoin': /^(?:miter|round|bevel|arcs|miter-clip)$/,
  'stroke-miterlimit': number,
  'stroke-dasharray': numbers,
  'stroke-dashoffset': number,
  opacity: number,
  'fill-opacity': number,
  'stroke-opacity': number,
  transform: /^(?:(?:translate|rotate|scale|matrix|skewX|skewY)\([-+\d.,\se]*\)\s*)+$/
}
