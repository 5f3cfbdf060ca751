import { iconDrawing } from './icon-limits.data.ts'
import { readIconShapes } from './icon-shapes.ts'

/** An icon as Iconify JSON has it, with its own size. */
export type Icon = { body: string; width: number; height: number; left: number; top: number }

/** An answer in Iconify JSON, read with care. */
export type IconSet = {
  /** Returns the icon of that name; null where the set has none that may be drawn. */
  find(name: string): Icon | null
}

type Fields = Readonly<Record<string, unknown>>

const defaultSide = 16
const maxAliases = 5

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const own = (fields: unknown, name: string): unknown =>
  isFields(fields) && Object.hasOwn(fields, name) ? fields[name] : undefined

/** Reads Iconify JSON of a package or a service; each icon is checked when it is asked for. Null for anything else. Only renaming aliases are followed. */
export function readIconSet(payload: unknown, prefix: string): IconSet | null {
  if (!isFields(payload) || payload.prefix !== prefix || !isFields(payload.icons)) return null
  const { icons, aliases } = payload
  const entryOf = (name: string, depth = 0): Fields | null => {
    const icon = own(icons, name)
    if (isFields(icon)) return icon
    const alias = own(aliases, name)
    if (!isFields(alias) || depth >= maxAliases || typeof alias.parent !== 'string') return null
    const parent = entryOf(alias.parent, depth + 1)
    return parent && { ...parent, ...alias }
  }
  return {
    find(name) {
      const entry = entryOf(name)
      const { width, height, left, top } = payload
      return entry && readIcon({ width, height, left, top, ...entry })
    }
  }
}

/** Returns the icon in those fields, null where they are none that may be drawn. */
export function readIcon(fields: unknown): Icon | null {
  if (!isFields(fields)) return null
  const { body, width = defaultSide, height = defaultSide, left = 0, top = 0, rotate, hFlip, vFlip } = fields
  if (rotate || hFlip || vFlip || typeof body !== 'string' || !isSide(width) || !isSide(height)) return null
  if (!isPlace(left) || !isPlace(top) || !readIconShapes(body)) return null
  return { body, width, height, left, top }
}

const isPlace = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= iconDrawing.largestSide
const isSide = (value: unknown): value is number => isPlace(value) && value > 0
