import { arc, pie } from 'd3-shape'
import type { NamedFigure } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartFigure, ChartLegend, ChartText } from './chart-marks.tsx'
import { linesOf, textWidth } from './text-width.ts'
import { type Tone, toneClass, withTones } from './tones.ts'

type Props = ChartProps & {
  shares: readonly NamedFigure[]
  /** The whole: a figure in the middle, and a word or two below it. */
  middle: { label: string; name?: string }
}

const sizePx = 240
const radius = sizePx / 2
const slicesOf = pie<NamedFigure & { tone: Tone }>()
  .sort(null)
  .value(({ value }) => Math.max(0, value))
const ring = arc<{ startAngle: number; endAngle: number }>()
  .innerRadius(radius - 30)
  .outerRadius(radius - 2)
  .cornerRadius(3)
  .padAngle(0.022)
  .padRadius(radius)
  .digits(1)

/** Shares of a whole round a middle, clockwise from the top. The ring has the same size at every width, so that its words do. */
export function ShareRing({ shares, middle, ...frame }: Props) {
  const toned = withTones(shares)
  const names = linesOf(middle.name ?? '', 130, 14).slice(0, 3)
  const isLong = textWidth(middle.label, 44, 'display') > 150
  return (
    <ChartFrame kind="share-ring" {...frame} height={sizePx} after={<ChartLegend entries={toned} />}>
      <svg x="0" width={sizePx} height={sizePx} viewBox={`${-radius} ${-radius} ${sizePx} ${sizePx}`}>
        <circle r={radius - 16} className="share-ring__ground" />
        {slicesOf(toned).map(
          slice =>
            slice.value > 0 && (
              <path
                key={slice.data.name}
                d={ring(slice) ?? ''}
                className={`chart__appear ${toneClass(slice.data.tone)}`}
              />
            )
        )}
        <ChartFigure
          textAnchor="middle"
          y={names.length > 0 ? 12 - 8 * names.length : 17}
          className={`share-ring__figure${isLong ? ' share-ring__figure--long' : ''}`}
        >
          {middle.label}
        </ChartFigure>
        {names.length > 0 && (
          <ChartText lines={names} x={0} y={36 - 8 * names.length} textAnchor="middle" className="chart__label" />
        )}
      </svg>
    </ChartFrame>
  )
}
