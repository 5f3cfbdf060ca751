import type { Tick } from './chart-data.ts'
import { anchorAt, percent } from './scales.ts'

/** The words below an axis. In: the ticks, where a value is on it as a part of one, and the height of the words in px. */
export const AxisTicks = ({
  ticks,
  place,
  y
}: {
  ticks: readonly Tick[]
  place: (value: number) => number
  y: number
}) =>
  ticks.map(({ value, label }) => (
    <text key={value} x={percent(place(value))} y={y} textAnchor={anchorAt(place(value))} className="chart__tick">
      {label}
    </text>
  ))
