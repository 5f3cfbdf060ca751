import { nextStart, type WeeklyEvent } from './next-start.ts'

export type UpcomingStart<Event> = { event: Event; start: Date }

/**
 * The next starts of weekly events, soonest first, at most `count`; each event once. What is shown is true until the first of them.
 */
export function nextStarts<Event extends WeeklyEvent>(
  events: readonly Event[],
  now: Date,
  count: number
): UpcomingStart<Event>[] {
  return events
    .map(event => ({ event, start: nextStart(event, now) }))
    .sort((a, b) => a.start.getTime() - b.start.getTime())
    .slice(0, count)
}
