import type { Tick } from './chart-data.ts'
import { ChartText } from './chart-text.tsx'
import { anchorAt, percent } from './scales.ts'
import { labelGapPx, linePx, spanPx, type timelineAcross } from './timeline-places.ts'

type Props = ReturnType<typeof timelineAcross> & { ticks: readonly Tick[]; place: (value: number) => number }

/** A timeline from left to right. */
export function TimelineAcross({ axis, spans, moments, ticks, place }: Props) {
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
