import { scaleLinear, scaleLog, scaleSqrt } from 'd3-scale'

/** A share from 0 to 1 in hundredths, with two digits after the point. */
export const hundredths = (share: number): number => Math.round(share * 10_000) / 100

/** A share of the drawing's width or height, from 0 to 1, as an attribute of SVG: 37.5%. */
export const percent = (share: number): string => `${hundredths(share)}%`

/** Which end of the words at a place is there, so that they stay within the drawing. */
export const anchorAt = (share: number): 'start' | 'middle' | 'end' =>
  share < 0.02 ? 'start' : share > 0.98 ? 'end' : 'middle'

/** Places a value between two others as a share from 0 to 1; outside it stays at the edge. Where both are equal: 0. */
export function linear(from: number, to: number): (value: number) => number {
  if (from === to) return () => 0
  return scaleLinear([from, to], [0, 1]).clamp(true)
}

/** Places a value on a logarithmic scale that begins and ends at a power of ten. What is not above zero is at its beginning. */
export const logarithmic = (values: readonly number[]) => powersOfTen(...decades(values))

/** Places a rank on a logarithmic scale from the first place to a power of ten that no field is beyond. */
export const placesFromFirst = (fields: readonly number[]) =>
  powersOfTen(0, Math.max(1, Math.ceil(Math.log10(Math.max(1, ...fields)) - 1e-9)))

function powersOfTen(first: number, last: number): { place: (value: number) => number; powers: number[] } {
  const scale = scaleLog([10 ** first, 10 ** last], [0, 1]).clamp(true)
  return {
    place: value => (value > 0 ? scale(value) : 0),
    powers: Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index))
  }
}

/** Parts of a whole with the running sums of their values as shares of it: where each part of a bar begins and ends. */
export function partsOf<Part extends { value: number }>(
  parts: readonly Part[]
): (Part & { from: number; to: number })[] {
  const total = parts.reduce((sum, { value }) => sum + Math.max(0, value), 0) || 1
  let sum = 0
  return parts.map(part => {
    const from = sum / total
    sum += Math.max(0, part.value)
    return { ...part, from, to: sum / total }
  })
}

/** How large the dots are of values: the area is as the value, and the least is still seen. */
export function radii(values: readonly number[], maxPx: number, minPx = 4): number[] {
  const scale = scaleSqrt([0, Math.max(...values) || 1], [0, maxPx]).clamp(true)
  return values.map(value => Math.max(minPx, Math.round(scale(value) * 10) / 10))
}

/** The exponents of the powers of ten round values; the least bar is a tenth of the scale long, so that it is seen. */
function decades(values: readonly number[]): [first: number, last: number] {
  const positive = values.filter(value => value > 0)
  if (positive.length === 0) return [0, 1]
  const least = Math.log10(Math.min(...positive))
  const last = Math.ceil(Math.log10(Math.max(...positive)) - 1e-9)
  const first = Math.floor(least + 1e-9)
  const isSeen = least - first >= (last - first) / 10
  return [isSeen ? first : first - 1, Math.max(last, first + 1)]
}
