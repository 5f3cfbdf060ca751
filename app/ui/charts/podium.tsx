import { Fragment } from 'react'
import type { NamedFigure } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartText } from './chart-text.tsx'
import { percent } from './scales.ts'
import { linesOf, narrowPx, textWidth } from './text-width.ts'

type Props = ChartProps & {
  /** The first three, in order; `place` is what is written on the step: 1, 1st. */
  places: readonly (NamedFigure & { place: string })[]
}

/** Which place is on which step, from the left. */
const order = [1, 0, 2]
const stepShare = 0.32
const stepsPx = 190
const figurePx = 30
const lineHeight = 18

/** The first three on their steps, which are as high as their prizes are to the first: the second of half the prize is half as high. */
export function Podium({ places, ...frame }: Props) {
  const first = Math.max(...places.map(({ value }) => value), 0)
  const roomPx = narrowPx * stepShare
  const words = places.map(place => linesOf(place.name, roomPx, 14))
  const abovePx = figurePx + 24 + Math.max(0, ...words.map(lines => lines.length)) * lineHeight
  const isLong = places.some(({ label }) => textWidth(label, figurePx, 'display') > roomPx)
  return (
    <ChartFrame
      kind="podium"
      {...frame}
      drawings={[
        {
          height: abovePx + stepsPx,
          content: (
            <>
              {order.map((index, column) => {
                const shown = places[index]
                if (!shown) return null
                const { place, value, label, highlight } = shown
                const height = first > 0 ? Math.max(4, (stepsPx * Math.max(0, value)) / first) : 4
                const top = abovePx + stepsPx - height
                const x = percent((column + 0.5) / 3)
                const lines = words[index] ?? []
                return (
                  <Fragment key={place}>
                    <rect
                      x={percent((column + 0.5) / 3 - stepShare / 2)}
                      y={top}
                      width={percent(stepShare)}
                      height={height}
                      rx="3"
                      className={`chart__rise chart__tone chart__tone--${highlight ? 'copper' : column === 1 ? 'ivory' : 'half'}`}
                    />
                    {height >= 56 && (
                      <text
                        x={x}
                        y={top + 46}
                        textAnchor="middle"
                        className={`podium__place chart__on${highlight ? ' chart__on--copper' : ''}`}
                      >
                        {place}
                      </text>
                    )}
                    <ChartText
                      lines={lines}
                      x={x}
                      y={top - 20 - figurePx - lineHeight * (lines.length - 1)}
                      lineHeight={lineHeight}
                      anchor="middle"
                      className="chart__label"
                    />
                    <text
                      x={x}
                      y={top - 12}
                      textAnchor="middle"
                      className={`chart__figure podium__figure${isLong ? ' podium__figure--long' : ''}`}
                    >
                      {label}
                    </text>
                  </Fragment>
                )
              })}
              <line x2="100%" y1={abovePx + stepsPx} y2={abovePx + stepsPx} className="chart__axis" />
            </>
          )
        }
      ]}
    />
  )
}
