import { curveStepAfter, line } from 'd3-shape'
import type { Figure, Tick } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartFigure, ChartText, ChartTicks, Hatched, Stretched } from './chart-marks.tsx'
import { linear, percent } from './scales.ts'
import { stairs } from './stairs.ts'
import { linesOf, narrowPx, textWidth } from './text-width.ts'
import { toneClass } from './tones.ts'

type Props = ChartProps & {
  /** The last day: the width of the drawing. */
  days: number
  /** All that can be released, and how much at once. */
  total: Figure
  step: number
  /** The released amounts of one example, in order: the level after each day. The last one is written in copper. */
  example: { name: string; points: readonly { day: number; value: number }[]; label: string }
  /** The amount that is not released in time, as it is written. */
  lost: string
  dayTicks: readonly Tick[]
}

/** Where the days end and the bar of the last day begins, as shares of the width. */
const daysEnd = 0.86
const barFrom = 0.9

/** A bonus released in steps. The faint stairs reach the whole in time; an example stops part-way, and the bar at the end says what is lost. */
export function Staircase({ days, total, step, example, lost, dayTicks, ...frame }: Props) {
  const day = linear(0, days)
  const level = linear(0, total.value)
  const x = (at: number) => day(at) * daysEnd
  const y = (value: number) => 1 - level(value)
  const draw = line<{ day: number; value: number }>(
    point => 100 * x(point.day),
    point => 100 * y(point.value)
  )
    .curve(curveStepAfter)
    .digits(2)
  const last = example.points.at(-1) ?? { day: 0, value: 0 }
  const reached = Math.min(last.value, total.value)
  const released = draw([{ day: 0, value: 0 }, ...example.points, { day: days, value: reached }]) ?? ''
  const isLost = reached < total.value
  // The words of a high level have their room below it, at the end.
  const isHigh = level(reached) > 0.5
  const labelPx = textWidth(example.label, 24, 'display') + textWidth(example.name, 14) + 8
  const labelX = Math.min(x(last.day), Math.max(0, daysEnd - labelPx / narrowPx))
  const lostLines = linesOf(lost, narrowPx - textWidth(total.label, 24, 'display') - 24, 15)
  return (
    <ChartFrame kind="staircase" {...frame}>
      <line x2="100%" className="chart__line" />
      <line x2="100%" y1="100%" y2="100%" className="chart__axis" />
      <Stretched>
        <path d={draw(stairs(days, total.value, step)) ?? ''} className="chart__curve chart__curve--quiet" />
        <path d={`${released}V100H0Z`} className="chart__appear staircase__released" />
        <path d={released} className="chart__appear chart__curve" />
      </Stretched>
      {isLost && <Hatched x={percent(barFrom)} y={0} width={percent(1 - barFrom)} height={percent(y(reached))} />}
      <rect
        x={percent(barFrom)}
        width={percent(1 - barFrom)}
        y={percent(y(reached))}
        height={percent(level(reached))}
        className={toneClass('copper')}
      />
      <ChartFigure x={0} y="0" dy="-10">
        {total.label}
      </ChartFigure>
      {isLost && (
        <ChartText
          lines={lostLines}
          x="100%"
          y="0"
          dy={-10 - 18 * (lostLines.length - 1)}
          textAnchor="end"
          className="chart__name"
        />
      )}
      <circle cx={percent(x(last.day))} cy={percent(y(reached))} r="5" className={toneClass('copper')} />
      <ChartFigure
        x={percent(isHigh ? daysEnd : labelX)}
        y={percent(isHigh ? 1 : y(reached))}
        dx={isHigh ? -10 : undefined}
        dy="-14"
        textAnchor={isHigh ? 'end' : undefined}
        className="chart__halo"
        highlight
      >
        {example.label}
        <tspan className="chart__label" dx="8">
          {example.name}
        </tspan>
      </ChartFigure>
      <ChartTicks ticks={dayTicks} place={x} y="100%" dy={24} />
    </ChartFrame>
  )
}
