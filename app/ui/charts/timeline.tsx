import { Fragment, type SVGProps } from 'react'
import type { Tick } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartBar, ChartText, ChartTicks, Stretched, uprights } from './chart-marks.tsx'
import { hundredths, linear, percent } from './scales.ts'
import {
  axisX,
  labelGapPx,
  linePx,
  type Moment,
  type Span,
  spanPx,
  timelineAcross,
  timelineDown
} from './timeline-places.ts'
import { toneClass } from './tones.ts'

type Props = ChartProps & {
  /** Where the drawing begins and ends, in any unit: minutes, days, milliseconds. */
  from: number
  to: number
  spans?: readonly Span[]
  moments?: readonly Moment[]
  ticks?: readonly Tick[]
}

/** Spans and moments, true to scale: from left to right where there is room, downwards on a phone. */
export function Timeline({ from, to, spans = [], moments = [], ticks = [], ...frame }: Props) {
  const place = linear(from, to)
  const across = timelineAcross(spans, moments, place)
  const down = timelineDown(spans, moments, place)
  return (
    <ChartFrame
      kind="timeline"
      {...frame}
      height={across.height}
      narrow={{ height: down.height, children: <TimelineDown {...down} ticks={ticks} place={place} /> }}
    >
      <TimelineAcross {...across} ticks={ticks} place={place} />
    </ChartFrame>
  )
}

type AcrossProps = ReturnType<typeof timelineAcross> & { ticks: readonly Tick[]; place: (value: number) => number }

/** A timeline from left to right. */
function TimelineAcross({ axis, height, spans, moments, ticks, place }: AcrossProps) {
  return (
    <>
      <Stretched height={height}>
        <path
          d={uprights(
            ticks.map(({ value }) => place(value)),
            axis + 6
          )}
          className="chart__line"
        />
      </Stretched>
      <ChartTicks ticks={ticks} place={place} y={axis + 22} />
      {spans.map(({ from, to, name, label, highlight, tone = 'quiet', top, anchor }) => (
        <Fragment key={`${name} ${from}`}>
          <text
            x={percent(place(anchor === 'end' ? to : from))}
            y={top + 18}
            textAnchor={anchor === 'start' ? undefined : anchor}
            className="chart__name chart__halo"
          >
            {name}
            {label && (
              <tspan dx={labelGapPx} className="chart__label">
                {label}
              </tspan>
            )}
          </text>
          <ChartBar
            x={percent(place(from))}
            y={top + spanPx - 20}
            width={percent(place(to) - place(from))}
            height="12"
            rx="3"
            tone={highlight ? 'copper' : tone}
          />
        </Fragment>
      ))}
      <line x2="100%" y1={axis} y2={axis} className="chart__axis" />
      <Stretched height={height}>
        <path
          d={moments.map(({ at, top, height }) => `M${hundredths(at)} ${axis}V${top + height}`).join('')}
          className="chart__axis"
        />
      </Stretched>
      {moments.map(({ at, name, names, labels, highlight, anchor, top }) => (
        <Fragment key={`${name} ${at}`}>
          <circle cx={percent(at)} cy={axis} r="6" className={toneClass(highlight ? 'copper' : 'ivory')} />
          <Words names={names} labels={labels} x={percent(at)} y={top + 16} {...beside[anchor]} />
        </Fragment>
      ))}
    </>
  )
}

/** Words at the right or the left of their place, or about it. */
const beside = {
  start: { dx: 10 },
  middle: { textAnchor: 'middle' },
  end: { dx: -10, textAnchor: 'end' }
} as const

type WordsProps = SVGProps<SVGTextElement> & { names: readonly string[]; labels: readonly string[]; y: number }

/** The name of a moment or a span, and what is said of it below. */
const Words = ({ names, labels, y, ...place }: WordsProps) => (
  <>
    <ChartText {...place} lines={names} y={y} lineHeight={linePx} className="chart__name chart__halo" />
    {labels.length > 0 && (
      <ChartText {...place} lines={labels} y={y + linePx * names.length} lineHeight={linePx} className="chart__label" />
    )}
  </>
)

type DownProps = ReturnType<typeof timelineDown> & { ticks: readonly Tick[]; place: (value: number) => number }

/** A timeline downwards, for a phone: in pixels, as it is as high as its words need. */
function TimelineDown({ x, axisHeight, entries, ticks, place }: DownProps) {
  const y = (value: number) => place(value) * axisHeight
  const markX = (bar: { lane: number } | null) => (bar ? axisX + 12 + bar.lane * 10 : axisX)
  return (
    <g transform="translate(0 4)">
      <path
        d={`M${axisX} 0V${axisHeight}${ticks.map(({ value }) => `M${axisX - 6} ${tenth(y(value))}h6`).join('')}`}
        className="chart__axis"
      />
      {ticks.map(({ value, label }) => (
        <text key={value} x={axisX - 12} y={tenth(y(value))} dy={5} textAnchor="end" className="chart__tick">
          {label}
        </text>
      ))}
      <path
        d={entries
          .map(({ at, bar, top, height }) => {
            const from = markX(bar) + 8
            return `M${from} ${tenth(at)}L${x - 20} ${tenth(top + height / 2)}H${x - 8}`
          })
          .join('')}
        className="chart__axis"
      />
      {entries.map(({ at, name, tone, highlight, bar, top, names, labels }) => (
        <Fragment key={`${name} ${at}`}>
          {bar ? (
            <rect
              x={markX(bar) - 3}
              y={tenth(y(bar.from))}
              width="6"
              height={tenth(Math.max(4, y(bar.to) - y(bar.from)))}
              rx="3"
              className={toneClass(highlight ? 'copper' : tone)}
            />
          ) : (
            <circle cx={axisX} cy={tenth(at)} r="6" className={toneClass(highlight ? 'copper' : tone)} />
          )}
          <Words names={names} labels={labels} x={x} y={tenth(top + 15)} />
        </Fragment>
      ))}
    </g>
  )
}

const tenth = (value: number): number => Math.round(value * 10) / 10
