import { linear, logarithmic } from './scales.ts'

export type Bar = { x: number; width: number; height: number }

/** Few bars are as wide as if there were so many. */
const minPlaces = 5

/** Side by side, a bar for each prize: where it begins, how wide and how high it is, as shares. On the logarithmic scale the least is a tenth high. */
export function barsOf<Prize extends { value: number }>(
  prizes: readonly Prize[],
  scale: 'linear' | 'logarithmic'
): (Prize & Bar)[] {
  const values = prizes.map(({ value }) => value)
  const place = scale === 'linear' ? linear(0, Math.max(...values, 0)) : logarithmic(values).place
  const step = 1 / Math.max(minPlaces, values.length)
  return prizes.map((prize, index) => ({
    ...prize,
    x: index * step,
    width: step * 0.72,
    height: prize.value > 0 ? place(prize.value) : 0
  }))
}

/** How high the lines of the ground are, as shares: quarters, or powers of ten. The axis has its own line. */
export function groundLines(values: readonly number[], scale: 'linear' | 'logarithmic'): number[] {
  if (scale === 'linear') return [0.25, 0.5, 0.75, 1]
  const { place, powers } = logarithmic(values)
  return powers.map(place).filter(height => height > 0)
}

/** Where a label of a bar is put: above all bars that it covers. In: the bars, which one, and how wide the label is as a share. */
export function labelAbove(bars: readonly Bar[], { x, width }: Bar, labelWidth: number) {
  const isStart = x + labelWidth <= 1
  const at = isStart ? x : x + width
  const from = isStart ? x : at - labelWidth
  const covered = bars.filter(bar => bar.x < from + labelWidth && bar.x + bar.width > from)
  return {
    x: at,
    height: Math.max(0, ...covered.map(({ height }) => height)),
    anchor: isStart ? undefined : ('end' as const)
  }
}
