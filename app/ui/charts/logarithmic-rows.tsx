import { type ComponentType, Fragment } from 'react'
import { ChartBar } from './chart-bar.tsx'
import type { Figure, NamedFigure, Tick } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartText, ChartTicks } from './chart-text.tsx'
import { logarithmic, percent, placesFromFirst } from './scales.ts'
import { Stretched, uprights } from './stretched.tsx'
import { linesOf, narrowPx, textWidth, widePx } from './text-width.ts'

export type Finish = { name: string; place: Figure; entries: Figure; highlight?: boolean }

type LogBarsProps = ChartProps & {
  bars: readonly NamedFigure[]
  /** Says below the bars what a line is: the scale is not the one that an eye expects. */
  scaleLabel: string
  /** The values of the scale, where several drawings share it; those of the bars without it. */
  scaleValues?: readonly number[]
}

type PlaceDotsProps = ChartProps & {
  finishes: readonly Finish[]
  /** Places that are written below their lines. */
  ticks: readonly Tick[]
}

type Position = (value: number) => number
type MarkProps<Item> = { item: Item; top: number; place: Position }

type RowsProps<Item> = ChartProps & {
  kind: 'log-bars' | 'place-dots'
  items: readonly Item[]
  /** The figure at the end of a row, and what follows it, less bright. */
  figureOf: (item: Item) => readonly [figure: string, quiet?: string]
  /** Drawn below the name. */
  Mark: ComponentType<MarkProps<Item>>
  scale: { place: Position; powers: readonly number[] }
  /** Below the drawing. */
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
export const LogBars = ({ bars, scaleLabel, scaleValues, ...frame }: LogBarsProps) => (
  <LogarithmicRows
    kind="log-bars"
    {...frame}
    items={bars}
    figureOf={({ label }) => [label]}
    Mark={BarMark}
    scale={logarithmic(scaleValues ?? bars.map(({ value }) => value))}
    note={scaleLabel}
    markPx={barPx}
    gapPx={24}
  />
)

function BarMark({ item: { value, highlight }, top, place }: MarkProps<NamedFigure>) {
  const bar = { y: top, height: barPx, rx: barPx / 2 }
  return (
    <>
      <rect {...bar} width="100%" className="chart__ground" />
      {value > 0 && <ChartBar {...bar} width={percent(place(value))} tone={highlight ? 'copper' : 'half'} />}
    </>
  )
}

/** Places among all who entered, on a logarithmic scale: a line as long as the field, and a dot where one of them came in. The first place is at the left. */
export const PlaceDots = ({ finishes, ticks, ...frame }: PlaceDotsProps) => (
  <LogarithmicRows
    kind="place-dots"
    {...frame}
    items={finishes}
    figureOf={({ place, entries }) => [place.label, ` / ${entries.label}`]}
    Mark={DotMark}
    scale={placesFromFirst(finishes.map(({ entries }) => entries.value))}
    ticks={ticks}
    markPx={2 * dotPx}
    gapPx={30}
  />
)

function DotMark({ item, top, place }: MarkProps<Finish>) {
  return (
    <>
      <ChartBar y={top + dotPx - 1} width={percent(place(item.entries.value))} height="2" tone="faint" />
      <circle
        cx={percent(place(item.place.value))}
        cy={top + dotPx}
        r={dotPx}
        className={`chart__appear chart__tone chart__tone--${item.highlight ? 'copper' : 'ivory'}`}
      />
    </>
  )
}

/** Rows one below the other: the name, in as many lines as it needs beside its figure, and its mark. */
function LogarithmicRows<Item extends { name: string }>({ items, figureOf, Mark, ...props }: RowsProps<Item>) {
  const { kind, scale, note, ticks = [], markPx, gapPx, ...frame } = props
  const { place, powers } = scale
  const nameLines = (item: Item, width: number) =>
    linesOf(item.name, width - textWidth(figureOf(item).join(''), figurePx, 'display') - 16, labelPx)
  const drawn = (width: number) => {
    let bottom = 0
    const rows = items.map((item, index) => {
      const lines = nameLines(item, width)
      const top = index === 0 ? 0 : bottom + gapPx
      const markTop = top + Math.max(1, lines.length) * lineHeight + 8
      bottom = markTop + markPx
      return { item, lines, top, markTop, figure: figureOf(item) }
    })
    return {
      height: bottom + (ticks.length > 0 ? axisPx : 0),
      children: (
        <>
          <Stretched height={bottom}>
            <path d={uprights(powers.map(place), bottom)} className="chart__line" />
          </Stretched>
          {rows.map(({ item, lines, top, markTop, figure: [figure, quiet] }) => (
            <Fragment key={item.name}>
              <ChartText
                lines={lines}
                x={0}
                y={top + 16}
                lineHeight={lineHeight}
                className={`chart__name chart__name--${kind === 'log-bars' ? 'plain' : 'quiet'}`}
              />
              <text x="100%" y={top + 18} textAnchor="end" className="chart__figure">
                {figure}
                {quiet && <tspan className="chart__quiet">{quiet}</tspan>}
              </text>
              <Mark item={item} top={markTop} place={place} />
            </Fragment>
          ))}
          <ChartTicks ticks={ticks} place={place} y={bottom + axisPx - 4} />
        </>
      )
    }
  }
  const isLong = items.some(item => nameLines(item, narrowPx).length > 1)
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
