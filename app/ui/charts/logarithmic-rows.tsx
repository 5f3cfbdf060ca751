import { Fragment, type ReactNode, use } from 'react'
import type { Figure, NamedFigure, Tick } from './chart-data.ts'
import { ChartFrame, type ChartProps, ChartWords } from './chart-frame.tsx'
import { ChartBar, ChartFigure, ChartText, ChartTicks, Stretched, uprights } from './chart-marks.tsx'
import { logarithmic, percent, placesFromFirst } from './scales.ts'
import { linesOf, narrowPx, textWidth, widePx } from './text-width.ts'
import { toneClass } from './tones.ts'

export type Finish = { name: string; place: Figure; entries: Figure; highlight?: boolean }

type LogBarsProps = ChartProps & {
  bars: readonly NamedFigure[]
  /** The values of the scale, where several drawings share it; those of the bars without it. */
  scaleValues?: readonly number[]
}

type PlaceDotsProps = ChartProps & {
  finishes: readonly Finish[]
  /** Places that are written below their lines. */
  ticks: readonly Tick[]
}

type Row = {
  name: string
  figure: string
  /** What follows the figure, less bright. */
  quiet?: string
  /** Drawn below the name, so many pixels from the top. */
  renderMark: (top: number) => ReactNode
}

type RowsProps = ChartProps & {
  kind: 'log-bars' | 'place-dots'
  rows: readonly Row[]
  scale: ReturnType<typeof logarithmic>
  /** Says below the drawing what a line is: the scale is not the one that an eye expects. */
  note?: string
  ticks?: readonly Tick[]
  markPx: number
  gapPx: number
}

const labelPx = 15
const figurePx = 24
const lineHeight = 19
const axisPx = 26
const barPx = 8
const dotPx = 8

/** Bars on a logarithmic scale, for values that differ a thousandfold: each line of the ground is ten times the one before. */
export function LogBars({ bars, scaleValues, ...frame }: LogBarsProps) {
  const { tenfold } = use(ChartWords)
  const scale = logarithmic(scaleValues ?? bars.map(({ value }) => value))
  const bar = { height: barPx, rx: barPx / 2 }
  const rows = bars.map(({ name, value, label, highlight }) => ({
    name,
    figure: label,
    renderMark: (y: number) => (
      <>
        <rect {...bar} y={y} width="100%" className="chart__ground" />
        {value > 0 && (
          <ChartBar {...bar} y={y} width={percent(scale.place(value))} tone={highlight ? 'copper' : 'half'} />
        )}
      </>
    )
  }))
  return <Rows kind="log-bars" {...frame} rows={rows} scale={scale} note={tenfold} markPx={barPx} gapPx={24} />
}

/** Places among all who entered, on a logarithmic scale: a line as long as the field, and a dot where one of them came in. The first place is at the left. */
export function PlaceDots({ finishes, ticks, ...frame }: PlaceDotsProps) {
  const scale = placesFromFirst(finishes.map(({ entries }) => entries.value))
  const at = ({ value }: Figure) => percent(scale.place(value))
  const rows = finishes.map(({ name, place, entries, highlight }) => ({
    name,
    figure: place.label,
    quiet: ` / ${entries.label}`,
    renderMark: (top: number) => (
      <>
        <ChartBar y={top + dotPx - 1} width={at(entries)} height="2" tone="faint" />
        <circle
          cx={at(place)}
          cy={top + dotPx}
          r={dotPx}
          className={`chart__appear ${toneClass(highlight ? 'copper' : 'ivory')}`}
        />
      </>
    )
  }))
  return <Rows kind="place-dots" {...frame} rows={rows} scale={scale} ticks={ticks} markPx={2 * dotPx} gapPx={30} />
}

/** Rows one below the other: the name, in as many lines as it needs beside its figure, and its mark. */
function Rows({ kind, rows, scale, note, ticks = [], markPx, gapPx, ...frame }: RowsProps) {
  const { place, powers } = scale
  const nameLines = ({ name, figure, quiet = '' }: Row, width: number) =>
    linesOf(name, width - textWidth(figure + quiet, figurePx, 'display') - 16, labelPx)
  const drawn = (width: number) => {
    let bottom = 0
    const placed = rows.map((row, index) => {
      const lines = nameLines(row, width)
      const top = index === 0 ? 0 : bottom + gapPx
      const markTop = top + Math.max(1, lines.length) * lineHeight + 8
      bottom = markTop + markPx
      return { ...row, lines, top, markTop }
    })
    return {
      height: bottom + (ticks.length > 0 ? axisPx : 0),
      children: (
        <>
          <Stretched height={bottom}>
            <path d={uprights(powers.map(place), bottom)} className="chart__line" />
          </Stretched>
          {placed.map(({ name, figure, quiet, renderMark, lines, top, markTop }) => (
            <Fragment key={name}>
              <ChartText
                lines={lines}
                x={0}
                y={top + 16}
                lineHeight={lineHeight}
                className={`chart__name chart__name--${kind === 'log-bars' ? 'plain' : 'quiet'}`}
              />
              <ChartFigure x="100%" y={top + 18} textAnchor="end">
                {figure}
                {quiet && <tspan className="chart__quiet">{quiet}</tspan>}
              </ChartFigure>
              {renderMark(markTop)}
            </Fragment>
          ))}
          <ChartTicks ticks={ticks} place={place} y={bottom + axisPx - 4} />
        </>
      )
    }
  }
  const isLong = rows.some(row => nameLines(row, narrowPx).length > 1)
  return (
    <ChartFrame
      kind={kind}
      {...frame}
      {...drawn(isLong ? widePx : narrowPx)}
      narrow={isLong ? drawn(narrowPx) : undefined}
      after={note && <p className="chart__note quiet text-small">{note}</p>}
    />
  )
}
