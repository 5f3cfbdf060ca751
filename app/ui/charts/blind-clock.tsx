import { type Period, type PlacedPeriod, placeLevels } from './blind-levels.ts'
import type { Tick } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartText } from './chart-text.tsx'
import { Hatched } from './hatched.tsx'
import { ticksThatFit } from './label-places.ts'
import { anchorAt, linear, percent } from './scales.ts'
import { linesOf, narrowPx, textWidth, widePx } from './text-width.ts'

const tickPx = 13

type Props = ChartProps & {
  /** Levels and breaks, in order. */
  periods: readonly Period[]
  /** The starting stack: in chips, and how it is written in big blinds at the first and at the last level. */
  stack: { chips: number; name: string; first: string; last: string }
  /** The words for what is drawn. */
  names: { open: string; closed: string; break: string }
  /** Minutes from the start. */
  minuteTicks: readonly Tick[]
}

/** A tournament in time: each level as wide as it is long and as high as its blinds, the starting stack as a falling line. A level that is pointed at or focused is read above. */
export function BlindClock({ periods, stack, names, minuteTicks, ...frame }: Props) {
  const placed = placeLevels(periods, stack.chips)
  const total = periods.reduce((sum, { minutes }) => sum + minutes, 0)
  const place = linear(0, total)
  const hours = ticksThatFit(
    minuteTicks.map(({ label }) => textWidth(label, tickPx)),
    narrowPx
  )
  const levels = placed.filter(({ period }) => period.bigBlind !== undefined)
  return (
    <ChartFrame
      kind="blind-clock"
      {...frame}
      interactive
      drawings={[
        {
          content: (
            <>
              {placed.map((period, index) => (
                <PeriodStep key={period.from} {...period} isFirst={index === 0} />
              ))}
              <line x2="100%" y1="100%" y2="100%" className="chart__axis" />
              <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
                <path d={stackLine(placed)} className="blind-clock__ground" />
                <path d={stackLine(placed)} className="blind-clock__stack chart__curve" />
              </svg>
              {levels.length > 0 && (
                <g className="blind-clock__ends">
                  <text dy="-10" y={percent(heightOf(levels[0]?.stack))} className="chart__figure chart__halo">
                    {stack.first}
                  </text>
                  <text
                    x="100%"
                    dy="-10"
                    y={percent(heightOf(levels.at(-1)?.stack))}
                    textAnchor="end"
                    className="chart__figure chart__halo"
                  >
                    {stack.last}
                  </text>
                </g>
              )}
              {hours
                .flatMap(index => minuteTicks[index] ?? [])
                .map(({ value, label }) => (
                  <text
                    key={value}
                    x={percent(place(value))}
                    y="100%"
                    dy="24"
                    textAnchor={anchorAt(place(value))}
                    className="chart__tick"
                  >
                    {label}
                  </text>
                ))}
            </>
          )
        }
      ]}
    >
      <ChartLegend
        entries={[
          { name: names.open, tone: 'mint' },
          { name: names.closed, tone: 'faint' },
          { name: names.break, tone: 'hatched' },
          { name: stack.name, tone: 'ivory' }
        ]}
      />
    </ChartFrame>
  )
}

/** The least step is still seen, the highest leaves air above. */
const stepHeight = (blinds: number): number => 0.06 + blinds * 0.86

/** The stack's line keeps off the edges. */
const heightOf = (stack = 0): number => 0.92 - stack * 0.84

function stackLine(placed: readonly PlacedPeriod[]): string {
  const points = placed.map(({ from, to, stack }, index) => {
    const y = Math.round(heightOf(stack) * 10_000) / 100
    return `${index === 0 ? `M${Math.round(from * 10_000) / 100} ${y}` : `V${y}`}H${Math.round(to * 10_000) / 100}`
  })
  return points.join('')
}

/** The first is read until another is pointed at. */
function PeriodStep({ from, to, blinds, period, isFirst }: PlacedPeriod & { isFirst: boolean }) {
  const [narrow, wide] = [linesOf(period.label, narrowPx, 15), linesOf(period.label, widePx, 15)]
  const readouts =
    narrow.length === wide.length
      ? [{ lines: narrow, shownOn: '' }]
      : [
          { lines: narrow, shownOn: 'chart__narrow-only' },
          { lines: wide, shownOn: 'chart__wide-only' }
        ]
  const height = stepHeight(blinds)
  const step = { x: percent(from), y: percent(1 - height), width: percent(to - from), height: percent(height) }
  return (
    <g
      className={`blind-clock__period${isFirst ? ' blind-clock__period--first' : ''}`}
      tabIndex={0}
      role="img"
      aria-label={period.label}
    >
      <rect x={step.x} width={step.width} height="100%" className="blind-clock__target" />
      {period.bigBlind === undefined ? (
        <Hatched {...step} />
      ) : (
        <rect
          {...step}
          className={`chart__rise blind-clock__step chart__tone chart__tone--${period.open ? 'mint' : 'faint'}`}
        />
      )}
      {readouts.map(({ lines, shownOn }) => (
        <ChartText
          key={shownOn}
          lines={lines}
          x="0"
          y="0"
          dy={-28 - 18 * (lines.length - 1)}
          className={`blind-clock__readout ${shownOn}`.trimEnd()}
        />
      ))}
    </g>
  )
}
