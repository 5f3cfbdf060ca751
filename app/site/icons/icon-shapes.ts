import { iconDrawing } from './icon-limits.data.ts'
import { shapeAttributes, shapeNames } from './icon-shapes.data.ts'

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
  Object.hasOwn(shapeAttributes, name) && shapeAttributes[name]?.test(value) === true

/**
 * Reads the body of an icon, whoever sent it. Out: its shapes, for drawing them element by element, so that markup of others is never inserted as it came;
 * null where anything stands in it besides the shapes and attributes of `icon-shapes.data.ts`, or where it is too large or badly nested.
 */
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
    if (count > iconDrawing.mostShapes || !attributes.every(([key, value]) => isAllowed(key, value))) return null
    const shape: IconShape = { name, attributes, inside: [] }
    const holder = open.at(-1)
    ;(holder ? holder.inside : shapes).push(shape)
    if (!alone) open.push(shape)
  }
  return open.length === 0 && shapes.length > 0 ? shapes : null
}
