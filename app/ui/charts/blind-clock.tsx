import { type ClockStep, type Period, placeClock } from './blind-clock-places.ts'
import type { Tick } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartFigure, ChartLegend, ChartText, ChartTicks, Hatched, Stretched } from './chart-marks.tsx'
import { percent } from './scales.ts'
import { toneClass } from './tones.ts'

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
  const { steps, place, stackPath, stackEnds, ticks } = placeClock(periods, stack.chips, minuteTicks)
  return (
    <ChartFrame
      kind="blind-clock"
      {...frame}
      interactive
      after={
        <ChartLegend
          entries={[
            { name: names.open, tone: 'mint' },
            { name: names.closed, tone: 'faint' },
            { name: names.break, tone: 'hatched' },
            { name: stack.name, tone: 'ivory' }
          ]}
        />
      }
    >
      {steps.map((step, index) => (
        <PeriodStep key={step.from} {...step} isFirst={index === 0} />
      ))}
      <line x2="100%" y1="100%" y2="100%" className="chart__axis" />
      <Stretched>
        <path d={stackPath} className="blind-clock__ground" />
        <path d={stackPath} className="blind-clock__stack chart__curve" />
      </Stretched>
      {stackEnds && (
        <>
          <ChartFigure y={percent(stackEnds.first)} dy="-10" className="blind-clock__end chart__halo">
            {stack.first}
          </ChartFigure>
          <ChartFigure
            x="100%"
            y={percent(stackEnds.last)}
            dy="-10"
            textAnchor="end"
            className="blind-clock__end chart__halo"
          >
            {stack.last}
          </ChartFigure>
        </>
      )}
      <ChartTicks ticks={ticks} place={place} y="100%" dy={24} />
    </ChartFrame>
  )
}

/** The first is read until another is pointed at. */
function PeriodStep({ period, from, to, height, readouts, isFirst }: ClockStep & { isFirst: boolean }) {
  const across = { x: percent(from), width: percent(to - from) }
  const step = { ...across, y: percent(1 - height), height: percent(height) }
  return (
    <g
      className={`chart__part blind-clock__period${isFirst ? ' blind-clock__period--first' : ''}`}
      tabIndex={0}
      role="img"
      aria-label={period.label}
    >
      <rect {...across} height="100%" className="chart__target" />
      {period.bigBlind === undefined ? (
        <Hatched {...step} />
      ) : (
        <rect
          {...step}
          className={`chart__rise chart__edge blind-clock__step ${toneClass(period.open ? 'mint' : 'faint')}`}
        />
      )}
      {readouts.map(({ lines, shownOn }) => (
        <ChartText
          key={shownOn}
          lines={lines}
          x="0"
          y="0"
          dy={-28 - 18 * (lines.length - 1)}
          className={`chart__name blind-clock__readout ${shownOn}`.trimEnd()}
        />
      ))}
    </g>
  )
}
