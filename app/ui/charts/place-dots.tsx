import { AxisTicks } from './axis-ticks.tsx'
import type { Figure, Tick } from './chart-data.ts'
import { ChartFrame, type ChartProps, type Drawing } from './chart-frame.tsx'
import { ChartText } from './chart-text.tsx'
import { percent, placesFromFirst } from './scales.ts'
import { linesOf, narrowPx, textWidth, widePx } from './text-width.ts'

export type Finish = { name: string; place: Figure; entries: Figure; highlight?: boolean }

type Props = ChartProps & {
  finishes: readonly Finish[]
  /** Places that are written below their lines. */
  ticks?: readonly Tick[]
}

const labelPx = 15
const figurePx = 24
const lineHeight = 19
const dotPx = 8
const gapPx = 30
const axisPx = 26

/** Places among all who entered, on a logarithmic scale: a line as long as the field, and a dot where one of them came in. The first place is at the left. */
export function PlaceDots({ finishes, ticks = [], ...frame }: Props) {
  const { place: at, powers } = placesFromFirst(finishes.map(({ entries }) => entries.value))
  const drawn = (shownOn?: 'narrow' | 'wide'): Drawing => {
    const rows = placeRows(finishes, shownOn === 'wide' ? widePx : narrowPx)
    const bottom = rows.at(-1)?.bottom ?? 0
    return {
      shownOn,
      height: bottom + (ticks.length > 0 ? axisPx : 0),
      content: (
        <>
          {powers.map(power => (
            <line key={power} x1={percent(at(power))} x2={percent(at(power))} y2={bottom} className="chart__line" />
          ))}
          {rows.map(({ finish: { name, place, entries, highlight }, lines, top, lineY }) => (
            <g key={name}>
              <ChartText lines={lines} x={0} y={top + 16} lineHeight={lineHeight} className="place-dots__name" />
              <text x="100%" y={top + 18} textAnchor="end" className="chart__figure">
                {place.label}
                <tspan className="place-dots__entries">{` / ${entries.label}`}</tspan>
              </text>
              <rect
                y={lineY - 1}
                width={percent(at(entries.value))}
                height="2"
                className="chart__grow chart__tone chart__tone--faint"
              />
              <circle
                cx={percent(at(place.value))}
                cy={lineY}
                r={dotPx}
                className={`chart__appear chart__tone chart__tone--${highlight ? 'copper' : 'ivory'}`}
              />
            </g>
          ))}
          <AxisTicks ticks={ticks} place={at} y={bottom + axisPx - 4} />
        </>
      )
    }
  }
  const isLong = finishes.some(finish => nameLines(finish, narrowPx).length > 1)
  return <ChartFrame kind="place-dots" {...frame} drawings={isLong ? [drawn('wide'), drawn('narrow')] : [drawn()]} />
}

const nameLines = ({ name, place, entries }: Finish, width: number) =>
  linesOf(name, width - textWidth(`${place.label} / ${entries.label}`, figurePx, 'display') - 16, labelPx)

/** One row below the other: the name, in as many lines as it needs beside its figures, and the line under it. */
function placeRows(finishes: readonly Finish[], width: number) {
  let bottom = -gapPx
  return finishes.map(finish => {
    const top = bottom + gapPx
    const lines = nameLines(finish, width)
    const lineY = top + Math.max(1, lines.length) * lineHeight + 8 + dotPx
    bottom = lineY + dotPx
    return { finish, lines, top, lineY, bottom }
  })
}
