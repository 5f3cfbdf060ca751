type Starting = { readonly start: Date }

export type EventDay<Event> = {
  /** The day by the clock of the place: 2026-11-22. */
  date: string
  /** Noon of that day in UTC, to write it by. */
  noon: Date
  events: readonly Event[]
}

const dayMs = 86_400_000

/** The days from the first start to the last by a clock, each with its starts; days without one too. */
export function daysOf<Event extends Starting>(events: readonly Event[], timeZone: string): EventDay<Event>[] {
  const first = events[0]
  const last = events.at(-1)
  if (!first || !last) return []
  const byDate = Map.groupBy(events, ({ start }) => dateOf(start, timeZone))
  const end = noonOf(dateOf(last.start, timeZone)).getTime()
  const days: EventDay<Event>[] = []
  for (let time = noonOf(dateOf(first.start, timeZone)).getTime(); time <= end; time += dayMs) {
    const noon = new Date(time)
    const date = noon.toISOString().slice(0, 10)
    days.push({ date, noon, events: byDate.get(date) ?? [] })
  }
  return days
}

/** The day of an instant by a clock: 2026-11-22. */
export const dateOf = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(instant)

const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`)
