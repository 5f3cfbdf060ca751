import type { Tick } from './chart-data.ts'
import { ChartText } from './chart-text.tsx'
import { axisX, linePx, type timelineDown } from './timeline-places.ts'

type Props = ReturnType<typeof timelineDown> & { ticks: readonly Tick[]; place: (value: number) => number }

/** A timeline downwards, for a phone: in pixels, as it is as high as its words need. */
export function TimelineDown({ axisHeight, entries, ticks, place }: Props) {
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
