import { iconDrawing } from './icon-limits.data.ts'

const number = /^-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?$/i

/** The elements that a drawing may hold: shapes, and groups. */
const shapeNames = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'] as const

/** The attributes that they may have, by the values that these may have. Nothing here can name an address, a style or a script. */
const shapeAttributes: readonly (readonly [values: RegExp, names: readonly string[]])[] = [
  [/^[mzlhvcsqta\d\s.,+e-]*$/i, ['d']],
  [/^[-+\d.,\se]*$/i, ['points', 'stroke-dasharray']],
  [number, ['cx', 'cy', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'stroke-miterlimit', 'stroke-dashoffset']],
  [number, ['opacity', 'fill-opacity', 'stroke-opacity']],
  [/^(?:\d+\.?\d*|\.\d+)%?$/, ['r', 'rx', 'ry', 'width', 'height', 'stroke-width']],
  [/^(?:none|currentColor|#[0-9a-f]{3,8}|[a-z]{3,20})$/i, ['fill', 'stroke']],
  [/^(?:nonzero|evenodd)$/, ['fill-rule', 'clip-rule']],
  [/^(?:butt|round|square)$/, ['stroke-linecap']],
  [/^(?:miter|round|bevel|arcs|miter-clip)$/, ['stroke-linejoin']],
  [/^(?:(?:translate|rotate|scale|matrix|skewX|skewY)\([-+\d.,\se]*\)\s*)+$/, ['transform']]
]

/** One element of a drawing, with what is inside it. */
export type IconShape = {
  name: (typeof shapeNames)[number]
  attributes: readonly (readonly [name: string, value: string])[]
  inside: IconShape[]
}

const tag = /\s*<(\/?)([a-z]+)((?:\s+[a-z0-9-]+="[^"<>&]*")*)\s*(\/?)>\s*/giy
const attribute = /([a-z0-9-]+)="([^"]*)"/gi

const isShapeName = (name: string): name is IconShape['name'] => (shapeNames as readonly string[]).includes(name)
const isAllowed = (name: string, value: string) =>
  shapeAttributes.some(([values, names]) => names.includes(name) && values.test(value))

/** Reads an icon's body from any sender as shapes, so that foreign markup is never inserted. Null for other elements or attributes, or too many. */
export function readIconShapes(body: string): IconShape[] | null {
  if (body.length > iconDrawing.longestBody) return null
  const shapes: IconShape[] = []
  const open: IconShape[] = []
  let count = 0
  tag.lastIndex = 0
  while (tag.lastIndex < body.length) {
    const [, closing, name = '', written = '', alone] = tag.exec(body) ?? []
    if (!isShapeName(name)) return null
    if (closing) {
      if (written || alone || open.pop()?.name !== name) return null
      continue
    }
    const attributes = [...written.matchAll(attribute)].map(([, key = '', value = '']) => [key, value] as const)
    count += 1
    if (count > iconDrawing.maxShapes || !attributes.every(([key, value]) => isAllowed(key, value))) return null
    const shape: IconShape = { name, attributes, inside: [] }
    const holder = open.at(-1)
    ;(holder ? holder.inside : shapes).push(shape)
    if (!alone) open.push(shape)
  }
  return open.length === 0 && shapes.length > 0 ? shapes : null
}
