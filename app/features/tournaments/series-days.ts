import { dayMs } from '../../domain/dated/day-ms.ts'
import { radii } from '../../ui/charts/scales.ts'
import { eventState } from './event-state.ts'
import type { TimedSeriesEvent } from './series-at.ts'

type Shown = Pick<TimedSeriesEvent, 'start' | 'lateRegistrationMinutes' | 'runsMinutes' | 'guarantee'>

type Facts<Event> = {
  /** In the order of their starts. */
  events: readonly Event[]
  now: Date
  timeZone: string
  /** Whether guarantees may be shown. */
  guarantees: boolean
}

/** A start. The largest is the one with the greatest guarantee. */
export type Pin<Event> = { event: Event; radius: number; state: 'over' | 'largest' | 'ahead' }

const hourMs = 3_600_000
const largestPx = 30
const leastPx = 7

/**
 * The days of a series from its first start to its last, days without one too, and until when that is so. `date` is a day by the clock of the place, `noon` is in
 * UTC, to write it by. Pins are as large as guarantees that may be shown.
 */
export function seriesDays<Event extends Shown>({ events, now, timeZone, guarantees }: Facts<Event>) {
  const sums = events.map(({ guarantee }) => (guarantees && guarantee ? guarantee.amount : 0))
  const sizes = radii(sums, largestPx, leastPx)
  const largest = sums.indexOf(Math.max(...sums, 1))
  const pins = events.map((event, index): Pin<Event> => {
    const isOver = eventState(event, now) === 'over'
    return { event, radius: sizes[index] ?? 0, state: isOver ? 'over' : index === largest ? 'largest' : 'ahead' }
  })
  const byDate = Map.groupBy(pins, ({ event }) => dateOf(event.start, timeZone))
  const today = dateOf(now, timeZone)
  const days = noonsFrom([...byDate.keys()]).map(noon => {
    const date = noon.toISOString().slice(0, 10)
    const state = date === today ? 'today' : date < today ? 'past' : 'ahead'
    return { date, noon, state, pins: byDate.get(date) ?? [] } as const
  })
  // A day begins at a full hour of UTC in every time zone of ours.
  return { days, until: new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs) }
}

/** The noon of every day from the first of these dates to the last. */
function noonsFrom(dates: readonly string[]): Date[] {
  const [first] = dates
  const last = dates.at(-1)
  if (!first || !last) return []
  const from = noonOf(first)
  const count = (noonOf(last) - from) / dayMs + 1
  return Array.from({ length: count }, (_, index) => new Date(from + index * dayMs))
}

const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`)

const dateOf = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(instant)
