import { Fragment } from 'react'
import type { Figure } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartFigure, ChipColumn } from './chart-marks.tsx'
import { percent } from './scales.ts'
import { narrowPx, textWidth } from './text-width.ts'

type Props = ChartProps & {
  /** The first three, in order; `place` is what is written below: 1, 1st. */
  places: readonly (Figure & { place: string; highlight?: boolean })[]
}

/** Which place stands where, from the left. */
const order = [1, 0, 2]
const stepShare = 0.32
const stepsPx = 190
const chipPx = 10
const widePx = 76
const figurePx = 30

/** The first three as stacks of chips, which are as high as their prizes are to the first: the second of half the prize is half as high. */
export function Podium({ places, ...frame }: Props) {
  const first = Math.max(...places.map(({ value }) => value), 0)
  const bottom = figurePx + 24 + stepsPx
  const isLong = places.some(({ label }) => textWidth(label, figurePx, 'display') > narrowPx * stepShare)
  return (
    <ChartFrame kind="podium" {...frame} height={bottom + 40}>
      {order.map((index, column) => {
        const shown = places[index]
        if (!shown) return null
        const { place, value, label, highlight } = shown
        const top = bottom - Math.max(4, first > 0 ? (stepsPx * value) / first : 0)
        const x = percent((column + 0.5) / 3)
        return (
          <Fragment key={place}>
            <ChipColumn {...{ x, top, bottom, chipPx, widePx }} isBest={highlight === true} />
            <text x={x} y={bottom + 34} textAnchor="middle" className="podium__place">
              {place}
            </text>
            <ChartFigure
              x={x}
              y={top - 12}
              textAnchor="middle"
              className={`podium__figure${isLong ? ' podium__figure--long' : ''}`}
            >
              {label}
            </ChartFigure>
          </Fragment>
        )
      })}
      <line x2="100%" y1={bottom} y2={bottom} className="chart__axis" />
    </ChartFrame>
  )
}
