import type { Tick } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import { ChartTicks, levels, Stretched, uprights } from './chart-marks.tsx'
import { linear, percent, radii } from './scales.ts'
import { toneClass } from './tones.ts'

type Event = {
  /** 0 is the first of `days`. */
  day: number
  /** From 0 to 24; 20.5 is half past eight. */
  hour: number
  value: number
  /** All that is to be read of it: name, time, amount. */
  label: string
  href?: string
  highlight?: boolean
}

type Props = ChartProps & {
  /** The names of the days, short, in the order of the language's week. */
  days: readonly string[]
  events: readonly Event[]
  hourTicks: readonly Tick[]
}

const rowPx = 40
const namesPx = 56

/** A week, hour by hour, with a dot for each event, as large as its value, the days as rows: drawn only where there is room. */
export function WeekGrid({ days, events, hourTicks, ...frame }: Props) {
  const place = linear(0, 24)
  const day = (index: number) => (index + 0.5) / Math.max(1, days.length)
  const sizes = radii(
    events.map(({ value }) => value),
    18
  )
  return (
    <ChartFrame
      kind="week-grid"
      {...frame}
      interactive={events.some(({ href }) => href !== undefined)}
      height={days.length * rowPx}
      narrow={null}
    >
      <Stretched>
        <path
          d={levels(days.map((_, index) => day(index))) + uprights(hourTicks.map(({ value }) => place(value)))}
          className="chart__line"
        />
      </Stretched>
      {days.map((name, index) => (
        <text key={name} x={-namesPx} y={percent(day(index))} dy="5" className="week-grid__day">
          {name}
        </text>
      ))}
      <ChartTicks ticks={hourTicks} place={place} y="100%" dy={22} />
      {events.map((event, index) => (
        <Dot
          key={`${event.label} ${event.day}`}
          {...event}
          at={{ cx: percent(place(event.hour)), cy: percent(day(event.day)) }}
          r={sizes[index] ?? 0}
        />
      ))}
    </ChartFrame>
  )
}

/** A dot, with its words as a hint; with an address it is a link, which a finger finds. */
function Dot({ label, href, highlight, at, r }: Event & { at: { cx: string; cy: string }; r: number }) {
  const dot = (
    <circle {...at} r={r} className={`chart__edge week-grid__dot ${toneClass(highlight ? 'copper' : 'half')}`}>
      {href === undefined && <title>{label}</title>}
    </circle>
  )
  if (href === undefined) return dot
  return (
    <a href={href} aria-label={label} className="chart__part">
      <title>{label}</title>
      {dot}
      <circle {...at} r={Math.max(12, r)} className="chart__target" />
    </a>
  )
}
