import type { Tick } from './chart-data.ts'
import { anchorAt, percent } from './scales.ts'

type Props = {
  lines: readonly string[]
  /** Where the first line begins, or has its middle or end: pixels or percent. */
  x: number | string
  y: number | string
  /** How many pixels the lines are beside `x`, and the first base line below `y`. */
  dx?: number
  dy?: number
  lineHeight?: number
  anchor?: 'start' | 'middle' | 'end'
  className: string
}

/** Words in a drawing, a line each: SVG breaks none by itself. */
export function ChartText({ lines, x, y, dx = 0, dy = 0, lineHeight = 18, anchor = 'start', className }: Props) {
  const [first = '', ...more] = lines
  return (
    <text
      x={x}
      y={y}
      dx={dx || undefined}
      dy={dy || undefined}
      className={className}
      textAnchor={anchor === 'start' ? undefined : anchor}
    >
      {more.length === 0
        ? first
        : lines.map((line, index) => (
            <tspan
              key={line}
              x={x}
              dx={index === 0 ? undefined : dx || undefined}
              dy={index === 0 ? undefined : lineHeight}
            >
              {line}
            </tspan>
          ))}
    </text>
  )
}

type TicksProps = {
  ticks: readonly Tick[]
  /** Where a tick is, as a share of the width. */
  place: (value: number) => number
  y: number | string
  dy?: number
}

/** What is written along an axis, within the drawing. */
export const ChartTicks = ({ ticks, place, y, dy }: TicksProps) =>
  ticks.map(({ value, label }) => (
    <text
      key={value}
      x={percent(place(value))}
      y={y}
      dy={dy}
      textAnchor={anchorAt(place(value))}
      className="chart__tick"
    >
      {label}
    </text>
  ))
