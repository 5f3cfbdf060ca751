import type { Tick } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartText } from './chart-text.tsx'
import { anchorAt, linear, percent } from './scales.ts'
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
      drawings={[
        { shownOn: 'wide', height: across.height, content: <TimelineAcross {...across} ticks={ticks} place={place} /> },
        { shownOn: 'narrow', height: down.height, content: <TimelineDown {...down} ticks={ticks} place={place} /> }
      ]}
    />
  )
}

type AcrossProps = ReturnType<typeof timelineAcross> & { ticks: readonly Tick[]; place: (value: number) => number }

/** A timeline from left to right. */
function TimelineAcross({ axis, spans, moments, ticks, place }: AcrossProps) {
  return (
    <>
      {ticks.map(({ value, label }) => (
        <g key={value}>
          <line x1={percent(place(value))} x2={percent(place(value))} y2={axis + 6} className="chart__line" />
          <text x={percent(place(value))} y={axis + 22} textAnchor={anchorAt(place(value))} className="chart__tick">
            {label}
          </text>
        </g>
      ))}
      {spans.map(({ from, to, name, label, highlight, tone = 'quiet', top, anchor }) => (
        <g key={`${name} ${from}`}>
          <text
            x={percent(place(anchor === 'end' ? to : from))}
            y={top + 18}
            textAnchor={anchor === 'start' ? undefined : anchor}
            className="timeline__name chart__halo"
          >
            {name}
            {label && (
              <tspan dx={labelGapPx} className="chart__label">
                {label}
              </tspan>
            )}
          </text>
          <rect
            x={percent(place(from))}
            y={top + spanPx - 20}
            width={percent(place(to) - place(from))}
            height="12"
            rx="3"
            className={`chart__grow chart__tone chart__tone--${highlight ? 'copper' : tone}`}
          />
        </g>
      ))}
      <line x2="100%" y1={axis} y2={axis} className="chart__axis" />
      {moments.map(({ at, name, names, labels, highlight, anchor, top }) => (
        <g key={`${name} ${at}`}>
          <line
            x1={percent(place(at))}
            x2={percent(place(at))}
            y1={axis}
            y2={top + linePx * (names.length + labels.length)}
            className="timeline__leader"
          />
          <circle
            cx={percent(place(at))}
            cy={axis}
            r="6"
            className={`chart__tone chart__tone--${highlight ? 'copper' : 'ivory'}`}
          />
          <g transform={`translate(${anchor === 'end' ? -10 : anchor === 'start' ? 10 : 0} 0)`}>
            <ChartText
              lines={names}
              x={percent(place(at))}
              y={top + 16}
              lineHeight={linePx}
              anchor={anchor}
              className="timeline__name chart__halo"
            />
            {labels.length > 0 && (
              <ChartText
                lines={labels}
                x={percent(place(at))}
                y={top + 16 + linePx * names.length}
                lineHeight={linePx}
                anchor={anchor}
                className="chart__label"
              />
            )}
          </g>
        </g>
      ))}
    </>
  )
}

type DownProps = ReturnType<typeof timelineDown> & { ticks: readonly Tick[]; place: (value: number) => number }

/** A timeline downwards, for a phone: in pixels, as it is as high as its words need. */
function TimelineDown({ axisHeight, entries, ticks, place }: DownProps) {
  const y = (value: number) => place(value) * axisHeight
  return (
    <g transform="translate(0 4)">
      {ticks.map(({ value, label }) => (
        <g key={value}>
          <line x1={axisX - 6} x2={axisX} y1={y(value)} y2={y(value)} className="chart__axis" />
          <text x={axisX - 12} y={y(value)} dy={5} textAnchor="end" className="chart__tick">
            {label}
          </text>
        </g>
      ))}
      <line x1={axisX} x2={axisX} y2={axisHeight} className="chart__axis" />
      {entries.map(({ at, name, names, labels, tone, bar, top, height, x }) => {
        const markX = bar ? axisX + 12 + bar.lane * 10 : axisX
        const middle = top + height / 2
        return (
          <g key={`${name} ${at}`}>
            <path d={`M${markX + 8} ${y(at)}L${x - 20} ${middle}H${x - 8}`} className="timeline__leader" />
            {bar ? (
              <rect
                x={markX - 3}
                y={y(bar.from)}
                width="6"
                height={Math.max(4, y(bar.to) - y(bar.from))}
                rx="3"
                className={`chart__tone chart__tone--${tone}`}
              />
            ) : (
              <circle cx={markX} cy={y(at)} r="6" className={`chart__tone chart__tone--${tone}`} />
            )}
            <ChartText lines={names} x={x} y={top + 15} lineHeight={linePx} className="timeline__name" />
            {labels.length > 0 && (
              <ChartText
                lines={labels}
                x={x}
                y={top + 15 + linePx * names.length}
                lineHeight={linePx}
                className="chart__label"
              />
            )}
          </g>
        )
      })}
    </g>
  )
}
