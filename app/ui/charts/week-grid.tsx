import type { Tick } from './chart-data.ts'
import { ChartFrame, type ChartProps, type Drawing } from './chart-frame.tsx'
import { anchorAt, linear, percent } from './scales.ts'
import { radii } from './week-places.ts'

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
  /** Whether it is shown only where there is room: a phone then gets no drawing of it. */
  wideOnly?: boolean
  /** The hours that are shown, where not all are. */
  hours?: readonly [from: number, to: number]
}

const rowPx = 40
const hourPx = 22
const namesPx = 56

/** A week, hour by hour, with a dot for each event, as large as its value: days are rows where there is room, columns on a phone. */
export function WeekGrid({ days, events, hourTicks, wideOnly = false, hours = [0, 24], ...frame }: Props) {
  const [from, to] = hours
  const place = linear(from, to)
  const day = (index: number) => (index + 0.5) / Math.max(1, days.length)
  const values = events.map(({ value }) => value)
  const [large, small] = [radii(values, 18), radii(values, 14)]
  const down = (to - from) * hourPx
  const narrow: Drawing = {
    shownOn: 'narrow',
    height: down,
    content: (
      <>
        {days.map((name, index) => (
          <g key={name}>
            <line x1={percent(day(index))} x2={percent(day(index))} y2="100%" className="chart__line" />
            <text x={percent(day(index))} y="-14" textAnchor="middle" className="week-grid__day">
              {name}
            </text>
          </g>
        ))}
        {hourTicks.map(({ value, label }) => (
          <g key={value}>
            <line x2="100%" y1={percent(place(value))} y2={percent(place(value))} className="chart__line" />
            <text x="-10" y={percent(place(value))} dy="5" textAnchor="end" className="chart__tick">
              {label}
            </text>
          </g>
        ))}
        {events.map((event, index) => (
          <Dot
            key={`${event.label} ${event.day}`}
            {...event}
            cx={day(event.day)}
            cy={place(event.hour)}
            r={small[index] ?? 0}
          />
        ))}
      </>
    )
  }
  return (
    <ChartFrame
      kind="week-grid"
      {...frame}
      interactive={events.some(({ href }) => href !== undefined)}
      drawings={[
        {
          shownOn: 'wide',
          height: days.length * rowPx,
          content: (
            <>
              {days.map((name, index) => (
                <g key={name}>
                  <line x2="100%" y1={percent(day(index))} y2={percent(day(index))} className="chart__line" />
                  <text x={-namesPx} y={percent(day(index))} dy="5" className="week-grid__day">
                    {name}
                  </text>
                </g>
              ))}
              {hourTicks.map(({ value, label }) => (
                <g key={value}>
                  <line x1={percent(place(value))} x2={percent(place(value))} y2="100%" className="chart__line" />
                  <text
                    x={percent(place(value))}
                    y="100%"
                    dy="22"
                    textAnchor={anchorAt(place(value))}
                    className="chart__tick"
                  >
                    {label}
                  </text>
                </g>
              ))}
              {events.map((event, index) => (
                <Dot
                  key={`${event.label} ${event.day}`}
                  {...event}
                  cx={place(event.hour)}
                  cy={day(event.day)}
                  r={large[index] ?? 0}
                />
              ))}
            </>
          )
        },
        ...(wideOnly ? [] : [narrow])
      ]}
    />
  )
}

/** A dot, with its words as a hint; with an address it is a link, which a finger finds. */
function Dot({ label, href, highlight, cx, cy, r }: Event & { cx: number; cy: number; r: number }) {
  const at = { cx: percent(cx), cy: percent(cy) }
  const dot = (
    <>
      <title>{label}</title>
      <circle {...at} r={r} className={`week-grid__dot chart__tone chart__tone--${highlight ? 'copper' : 'half'}`} />
    </>
  )
  if (href === undefined) return <g>{dot}</g>
  return (
    <a href={href} aria-label={label} className="week-grid__link">
      {dot}
      <circle {...at} r={Math.max(12, r)} className="week-grid__target" />
    </a>
  )
}
