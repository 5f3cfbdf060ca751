import { Fragment } from 'react'
import type { NamedFigure } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartLegend } from './chart-marks.tsx'
import { partsOf, percent } from './scales.ts'
import { narrowPx, textWidth, widePx } from './text-width.ts'
import { toneClass, withTones } from './tones.ts'

type Props = ChartProps & {
  /** Two or more parts of a whole, in any unit. */
  parts: readonly NamedFigure[]
}

const heightPx = 64
const figurePx = 30
const roomPx = 28

/** One bar, divided: what part of the whole each has. A figure is written within its part where it has room, and always in the legend. */
export function SplitBar({ parts, ...frame }: Props) {
  const shown = partsOf(withTones(parts))
  return (
    <ChartFrame kind="split-bar" {...frame} height={heightPx} after={<ChartLegend entries={shown} />}>
      <rect width="100%" height={heightPx} rx="4" className="chart__ground" />
      {shown.map(({ name, label, tone, from, to }) => {
        const room = roomFor(label, to - from)
        return (
          <Fragment key={name}>
            <rect
              x={percent(from)}
              width={percent(to - from)}
              height={heightPx}
              className={`split-bar__part ${toneClass(tone)}`}
            />
            {room !== null && (
              <text
                x={percent((from + to) / 2)}
                y={heightPx / 2 + 10}
                textAnchor="middle"
                className={`split-bar__figure chart__on chart__on--${tone} ${room}`.trimEnd()}
              >
                {label}
              </text>
            )}
          </Fragment>
        )
      })}
    </ChartFrame>
  )
}

/** At which widths a figure fits into its part: the class that shows it there, or null. */
function roomFor(label: string, share: number): string | null {
  const needed = textWidth(label, figurePx, 'display') + roomPx
  if (needed > share * widePx) return null
  return needed > share * narrowPx ? 'chart__wide-only' : ''
}
