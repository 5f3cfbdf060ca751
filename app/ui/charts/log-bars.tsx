import { AxisTicks } from './axis-ticks.tsx'
import type { NamedFigure, Tick } from './chart-data.ts'
import { ChartFrame, type ChartProps, type Drawing } from './chart-frame.tsx'
import { ChartText } from './chart-text.tsx'
import { logarithmic, percent } from './scales.ts'
import { linesOf, narrowPx, textWidth, widePx } from './text-width.ts'

type Props = ChartProps & {
  bars: readonly NamedFigure[]
  /** Powers of ten that are written at their lines. */
  ticks?: readonly Tick[]
}

const labelPx = 15
const figurePx = 24
const lineHeight = 19
const barPx = 8
const gapPx = 24
const axisPx = 26

/** Bars on a logarithmic scale, for values that differ a thousandfold: each line of the ground is ten times the one before. */
export function LogBars({ bars, ticks = [], ...frame }: Props) {
  const { place, powers } = logarithmic(bars.map(({ value }) => value))
  const drawn = (shownOn?: 'narrow' | 'wide'): Drawing => {
    const rows = placeRows(bars, shownOn === 'wide' ? widePx : narrowPx)
    const bottom = rows.at(-1)?.bottom ?? 0
    return {
      shownOn,
      height: bottom + (ticks.length > 0 ? axisPx : 0),
      content: (
        <>
          {powers.map(power => (
            <line
              key={power}
              x1={percent(place(power))}
              x2={percent(place(power))}
              y2={bottom}
              className="chart__line"
            />
          ))}
          {rows.map(({ bar: { name, value, label, highlight }, lines, top, barTop }) => (
            <g key={name}>
              <ChartText lines={lines} x={0} y={top + 16} lineHeight={lineHeight} className="log-bars__name" />
              <text x="100%" y={top + 18} textAnchor="end" className="log-bars__figure">
                {label}
              </text>
              <rect y={barTop} width="100%" height={barPx} rx={barPx / 2} className="chart__ground" />
              {value > 0 && (
                <rect
                  y={barTop}
                  width={percent(place(value))}
                  height={barPx}
                  rx={barPx / 2}
                  className={`chart__grow chart__tone chart__tone--${highlight ? 'copper' : 'half'}`}
                />
              )}
            </g>
          ))}
          <AxisTicks ticks={ticks} place={place} y={bottom + axisPx - 4} />
        </>
      )
    }
  }
  const isLong = bars.some(bar => nameLines(bar, narrowPx).length > 1)
  return <ChartFrame kind="log-bars" {...frame} drawings={isLong ? [drawn('wide'), drawn('narrow')] : [drawn()]} />
}

const nameLines = ({ name, label }: NamedFigure, width: number) =>
  linesOf(name, width - textWidth(label, figurePx, 'display') - 16, labelPx)

/** One row below the other: the name, in as many lines as it needs beside its figure, and the bar under it. */
function placeRows(bars: readonly NamedFigure[], width: number) {
  let bottom = -gapPx
  return bars.map(bar => {
    const top = bottom + gapPx
    const lines = nameLines(bar, width)
    const barTop = top + Math.max(1, lines.length) * lineHeight + 8
    bottom = barTop + barPx
    return { bar, lines, top, barTop, bottom }
  })
}
