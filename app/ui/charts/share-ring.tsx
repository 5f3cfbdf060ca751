import { arc, pie } from 'd3-shape'
import type { NamedFigure } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartText } from './chart-text.tsx'
import { linesOf, textWidth } from './text-width.ts'
import { tonesOf } from './tones.ts'

type Props = ChartProps & {
  shares: readonly NamedFigure[]
  /** The whole: a figure in the middle, and a word or two below it. */
  middle: { label: string; name?: string }
}

const sizePx = 240
const radius = sizePx / 2
const ring = arc<{ startAngle: number; endAngle: number }>()
  .innerRadius(radius - 30)
  .outerRadius(radius - 2)
  .cornerRadius(3)
  .padAngle(0.022)
  .padRadius(radius)

/** Shares of a whole round a middle, clockwise from the top. The ring has the same size at every width, so that its words do. */
export function ShareRing({ shares, middle, ...frame }: Props) {
  const tones = tonesOf(shares)
  const slices = pie<number>().sort(null)(shares.map(({ value }) => Math.max(0, value)))
  const names = linesOf(middle.name ?? '', 130, 14).slice(0, 3)
  const isLong = textWidth(middle.label, 44, 'display') > 150
  return (
    <ChartFrame
      kind="share-ring"
      {...frame}
      drawings={[
        {
          height: sizePx,
          content: (
            <svg x="0" width={sizePx} height={sizePx} viewBox={`${-radius} ${-radius} ${sizePx} ${sizePx}`}>
              <circle r={radius - 16} className="share-ring__ground" />
              {slices.map(
                (slice, index) =>
                  slice.value > 0 && (
                    <path
                      key={shares[index]?.name}
                      d={rounded(ring(slice) ?? '')}
                      className={`chart__appear chart__tone chart__tone--${tones[index]}`}
                    />
                  )
              )}
              <text
                textAnchor="middle"
                y={names.length > 0 ? 8 - 8 * names.length + 4 : 17}
                className={`chart__figure share-ring__figure${isLong ? ' share-ring__figure--long' : ''}`}
              >
                {middle.label}
              </text>
              {names.length > 0 && (
                <ChartText lines={names} x={0} y={36 - 8 * names.length} anchor="middle" className="chart__label" />
              )}
            </svg>
          )
        }
      ]}
    >
      <ChartLegend entries={shares.map(({ name, label }, index) => ({ name, label, tone: tones[index] ?? 'ivory' }))} />
    </ChartFrame>
  )
}

/** A path with a digit after the point: more is not seen. */
const rounded = (path: string): string =>
  path.replace(/\d+\.\d+/g, number => String(Math.round(Number(number) * 10) / 10))
