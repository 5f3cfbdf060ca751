/** The colours of a style sheet by their names: `--ivory: #f4ecdf` is `ivory`. The first of a name counts; short and see-through ones are left out. */
export function coloursOf(css: string): ReadonlyMap<string, string> {
  const found = [...css.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6})\s*;/gi)]
  return new Map(found.toReversed().map(([, name = '', colour = '']) => [name, colour]))
}

/** The contrast of two colours as WCAG counts it, from 1 (the same) to 21 (black and white). In: `#rrggbb`. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
