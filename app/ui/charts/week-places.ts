import { scaleSqrt } from 'd3-scale'

/** How large the dots are of values: the area is as the value, and the least is still seen. */
export function radii(values: readonly number[], maxPx: number, minPx = 4): number[] {
  const max = Math.max(...values, 0)
  if (max === 0) return values.map(() => minPx)
  const scale = scaleSqrt([0, max], [0, maxPx]).clamp(true)
  return values.map(value => Math.max(minPx, Math.round(scale(value) * 10) / 10))
}
