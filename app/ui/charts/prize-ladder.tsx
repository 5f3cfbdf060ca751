import { Fragment } from 'react'
import type { NamedFigure } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartBar, ChartFigure, ChartText } from './chart-marks.tsx'
import { linear, percent } from './scales.ts'
import { linesOf, narrowPx, textWidth } from './text-width.ts'

type Props = ChartProps & {
  /** The rungs from the top: a place, several places or a stake, and what it pays. */
  rungs: readonly NamedFigure[]
}

const figurePx = 24
const namePx = 15
const lineHeight = 20

/** Prizes, one below the other, as a price list: the bright part of a rung is as long as its prize is to the greatest. */
export function PrizeLadder({ rungs, ...frame }: Props) {
  const place = linear(0, Math.max(...rungs.map(({ value }) => value), 0))
  const rows = placeRows(rungs)
  return (
    <ChartFrame kind="prize-ladder" {...frame} height={(rows.at(-1)?.bottom ?? 0) + 2}>
      {rows.map(({ rung: { name, value, label, highlight }, lines, top, bottom: y }) => (
        <Fragment key={name}>
          <ChartText
            lines={lines}
            x={0}
            y={top + 28}
            lineHeight={lineHeight}
            className="chart__name chart__name--quiet"
          />
          <ChartFigure x="100%" y={top + 29} textAnchor="end" highlight={highlight}>
            {label}
          </ChartFigure>
          <line x2="100%" y1={y} y2={y} className="chart__line" />
          {value > 0 && (
            <ChartBar y={y - 6} width={percent(place(value))} height="6" tone={highlight ? 'copper' : 'ivory'} />
          )}
        </Fragment>
      ))}
    </ChartFrame>
  )
}

/** One rung below the other, each as high as its name beside its figure needs. */
function placeRows(rungs: Props['rungs']) {
  let bottom = 0
  return rungs.map(rung => {
    const lines = linesOf(rung.name, narrowPx - textWidth(rung.label, figurePx, 'display') - 16, namePx)
    const top = bottom
    bottom += Math.max(1, lines.length) * lineHeight + 24
    return { rung, lines, top, bottom }
  })
}
