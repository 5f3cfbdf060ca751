import type { Content } from '../../../content/content.ts'
import { isValidAt } from '../../domain/dated/dated-record.ts'
import type { Weekday } from '../../domain/dated/weekdays.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { type CalendarTournament, calendar } from './calendar.ts'
import { expectedEnd, type TimedEvent } from './event-state.ts'
import { expectedMinutes } from './expected-minutes.ts'
import { eventsAt, type TimedSeriesEvent } from './series-at.ts'
import { occurrences, weekAfter } from './starts.ts'

/** A tournament as a calendar entry, its words not yet written in a language. */
export type CalendarEntry = Pick<CalendarTournament, 'id' | 'type' | 'names' | 'format' | 'lateRegistrationMinutes'> & {
  start: Date
  end: Date
  weekdays?: readonly Weekday[]
  buyIn: TimedSeriesEvent['buyIn']
  venue: { name: string; town: string } | null
  /** The page that tells of it. */
  path: string
}

type From = Pick<Content, 'featuredTournaments' | 'dailyTournaments' | 'series' | 'structures'>

/** The entries of a calendar file by its id: a weekly tournament, one event, or the days to come of a series. Null where there is none, or all is over. */
export function calendarEntries(content: From, siteId: SiteId, id: string, now: Date): CalendarEntry[] | null {
  const weekly = weeklyEntry(content, siteId, id, now)
  if (weekly) return [weekly]
  const entries = content.series
    .filter(item => item.sites.includes(siteId) && isValidAt(item, now))
    .flatMap(item =>
      eventsAt(item, now)
        .ahead.filter(event => item.id === id || event.id === id)
        .map(event => ({
          ...event,
          end: endOf(event, content),
          names: [item.name, event.name],
          venue: item.venue ?? null,
          path: item.path
        }))
    )
  return entries.length > 0 ? entries : null
}

/** The end of a tournament by the length that its structure and its guarantee lead to, where it says none of its own. */
const endOf = (event: TimedEvent & Parameters<typeof expectedMinutes>[0], { structures }: From): Date =>
  expectedEnd({ ...event, runsMinutes: event.runsMinutes ?? expectedMinutes(event, structures) })

/** That of a series is there where and while its series is. */
function weeklyEntry(content: From, siteId: SiteId, id: string, now: Date): CalendarEntry | null {
  const event = calendar(content, siteId).find(item => item.id === id)
  if (!event || 'start' in event.when || (event.shown && !isValidAt(event.shown, now))) return null
  const { weekdays } = event.when
  const [start = now] = occurrences(event.when, now, weekAfter(now))
  return {
    ...event,
    start,
    end: endOf({ ...event, start }, content),
    weekdays,
    venue: null,
    path: event.page ?? '/tournaments/'
  }
}
