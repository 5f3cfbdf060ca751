import { linear, logarithmic } from './scales.ts'

export type Bar = { x: number; width: number; height: number }

/** Few bars are as wide as if there were so many. */
const minPlaces = 5

/** Side by side, a bar for each value: where it begins, how wide and how high it is, as shares. On the logarithmic scale the least is a tenth high. */
export function barsOf(values: readonly number[], scale: 'linear' | 'logarithmic'): Bar[] {
  const place = scale === 'linear' ? linear(0, Math.max(...values, 0)) : logarithmic(values).place
  const step = 1 / Math.max(minPlaces, values.length)
  return values.map((value, index) => ({
    x: index * step,
    width: step * 0.72,
    height: value > 0 ? place(value) : 0
  }))
}

/** Where a label of a bar is put: above all bars that it covers. In: the bars, which one, and how wide the label is as a share. */
export function labelAbove(
  bars: readonly Bar[],
  index: number,
  width: number
): { x: number; height: number; anchor: 'start' | 'end' } {
  const bar = bars[index] ?? { x: 0, width: 0, height: 0 }
  const isStart = bar.x + width <= 1
  const from = isStart ? bar.x : bar.x + bar.width - width
  const covered = bars.filter(({ x, width: own }) => x < from + width && x + own > from)
  return {
    x: isStart ? bar.x : bar.x + bar.width,
    height: Math.max(0, ...covered.map(({ height }) => height)),
    anchor: isStart ? 'start' : 'end'
  }
}
