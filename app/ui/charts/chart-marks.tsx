import { type ReactNode, type SVGProps, useId } from 'react'
import type { Tick } from './chart-data.ts'
import { anchorAt, hundredths, percent } from './scales.ts'
import { type Tone, toneClass } from './tones.ts'

type TextProps = SVGProps<SVGTextElement> & { lines: readonly string[]; lineHeight?: number }

/** Words in a drawing, a line each: SVG breaks none by itself. `y` and `dy` place the first line, `x` and `dx` each of them. */
export const ChartText = ({ lines, lineHeight = 18, ...text }: TextProps) => (
  <text {...text}>
    {lines.length < 2
      ? lines[0]
      : lines.map((line, index) => (
          <tspan key={line} x={text.x} {...(index > 0 && { dx: text.dx, dy: lineHeight })}>
            {line}
          </tspan>
        ))}
  </text>
)

type FigureProps = SVGProps<SVGTextElement> & { highlight?: boolean | undefined }

/** A figure set large, in copper where it is the one highlighted. */
export const ChartFigure = ({ highlight, className = '', ...text }: FigureProps) => (
  <text {...text} className={`chart__figure${highlight ? ' chart__figure--copper' : ''} ${className}`.trimEnd()} />
)

type TicksProps = {
  ticks: readonly Tick[]
  /** Where a tick is, as a share of the width. */
  place: (value: number) => number
  y: number | string
  dy?: number
}

/** What is written along an axis, within the drawing. */
export const ChartTicks = ({ ticks, place, y, dy }: TicksProps) =>
  ticks.map(({ value, label }) => {
    const share = place(value)
    return (
      <text key={value} x={percent(share)} y={y} dy={dy} textAnchor={anchorAt(share)} className="chart__tick">
        {label}
      </text>
    )
  })

type LegendEntry = { name: string; label?: string | undefined; tone: Tone | 'hatched' }

/** The names of a chart's parts beside their colours, as a list that breaks its lines as any text does. */
export const ChartLegend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <ul className={`chart__legend${entries.some(({ label }) => label) ? '' : ' chart__legend--names'}`}>
    {entries.map(({ name, label, tone }) => (
      <li key={name} className={`chart__tone--${tone}`}>
        {name}
        {label && <b>{label}</b>}
      </li>
    ))}
  </ul>
)

type BarProps = Omit<SVGProps<SVGRectElement>, 'className'> & { tone: Tone }

/** A bar that grows to its length as the drawing comes into view. */
export const ChartBar = ({ tone, ...rect }: BarProps) => <rect {...rect} className={`chart__grow ${toneClass(tone)}`} />

/** A field that is lost or not paid: thin rising lines within an outline. */
export function Hatched(place: Pick<SVGProps<SVGRectElement>, 'x' | 'y' | 'width' | 'height'>) {
  const id = `hatch${useId()}`
  return (
    <>
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line y2="8" className="chart__hatch" />
      </pattern>
      <rect {...place} fill={`url(#${id})`} className="chart__hatched" />
    </>
  )
}

type ColumnProps = {
  /** The middle of the column, in percent of the drawing. */
  x: string
  /** In pixels from the top of the drawing. */
  top: number
  bottom: number
  chipPx: number
  widePx: number
  isBest: boolean
}

/** A stack of chips as high as what it stands for: a dashed line is the chips, a narrower one their spots. */
export function ChipColumn({ x, top, bottom, chipPx, widePx, isBest }: ColumnProps) {
  const stack = { x1: x, x2: x, y1: bottom, y2: top, strokeDasharray: `${chipPx - 2} 2` }
  return (
    <>
      <line {...stack} strokeWidth={widePx} className={`chip-column${isBest ? ' chip-column--best' : ''}`} />
      <line {...stack} strokeWidth={widePx / 5} className="chip-column__spots" />
    </>
  )
}

type StretchedProps = {
  /** In pixels; without it all is on a square of a hundred, as wide and as high as the drawing. */
  height?: number
  children: ReactNode
}

/** Paths that are stretched with the drawing: their strokes are not. */
export const Stretched = ({ height, children }: StretchedProps) => (
  <svg viewBox={`0 0 100 ${height ?? 100}`} height={height} preserveAspectRatio="none">
    {children}
  </svg>
)

/** Lines from the top down at shares of the width, as a path. */
export const uprights = (shares: readonly number[], to = 100): string =>
  shares.map(share => `M${hundredths(share)} 0V${to}`).join('')

/** Lines across the whole width at shares of the height, as a path. */
export const levels = (shares: readonly number[]): string => shares.map(share => `M0 ${hundredths(share)}H100`).join('')
