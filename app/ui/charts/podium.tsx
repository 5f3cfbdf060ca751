import { Fragment } from 'react'
import type { NamedFigure } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartText } from './chart-text.tsx'
import { ChipColumn } from './chip-column.tsx'
import { percent } from './scales.ts'
import { linesOf, narrowPx, textWidth } from './text-width.ts'

type Props = ChartProps & {
  /** The first three, in order; `place` is what is written below: 1, 1st. */
  places: readonly (NamedFigure & { place: string })[]
}

/** Which place stands where, from the left. */
const order = [1, 0, 2]
const stepShare = 0.32
const stepsPx = 190
const chipPx = 10
const widePx = 76
const figurePx = 30
const lineHeight = 18

/** The first three as stacks of chips, which are as high as their prizes are to the first: the second of half the prize is half as high. */
export function Podium({ places, ...frame }: Props) {
  const first = Math.max(...places.map(({ value }) => value), 0)
  const roomPx = narrowPx * stepShare
  const words = places.map(place => linesOf(place.name, roomPx, 14))
  const abovePx = figurePx + 24 + Math.max(0, ...words.map(lines => lines.length)) * lineHeight
  const bottom = abovePx + stepsPx
  const isLong = places.some(({ label }) => textWidth(label, figurePx, 'display') > roomPx)
  return (
    <ChartFrame
      kind="podium"
      {...frame}
      drawings={[
        {
          height: bottom + 40,
          content: (
            <>
              {order.map((index, column) => {
                const shown = places[index]
                if (!shown) return null
                const { place, value, label, highlight } = shown
                const height = first > 0 ? Math.max(4, (stepsPx * Math.max(0, value)) / first) : 4
                const top = bottom - height
                const x = percent((column + 0.5) / 3)
                const lines = words[index] ?? []
                return (
                  <Fragment key={place}>
                    <ChipColumn {...{ x, top, bottom, chipPx, widePx }} isBest={highlight === true} />
                    <text x={x} y={bottom + 34} textAnchor="middle" className="podium__place">
                      {place}
                    </text>
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
              <line x2="100%" y1={bottom} y2={bottom} className="chart__axis" />
            </>
          )
        }
      ]}
    />
  )
}
