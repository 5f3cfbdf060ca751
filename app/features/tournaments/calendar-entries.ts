import type { Content } from '../../../content/content.ts'
import { isValidAt } from '../../domain/dated/dated-record.ts'
import type { Weekday } from '../../domain/dated/weekdays.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import type { CalendarTournament } from './calendar.ts'
import { eventState, expectedEnd, type TimedEvent } from './event-state.ts'
import { expectedMinutes } from './expected-minutes.ts'
import { type TimedSeriesEvent, timed } from './series-at.ts'
import { nextStart } from './starts.ts'

type Money = TimedSeriesEvent['buyIn']
type LocalText = TimedSeriesEvent['format']

/** A tournament as a calendar entry, its words not yet written in a language. */
export type CalendarEntry = {
  id: string
  start: Date
  end: Date
  weekdays?: readonly Weekday[]
  type: CalendarTournament['type']
  /** The name of the tournament, or of the series and of the event in it. */
  names: readonly (string | LocalText)[]
  format: LocalText
  buyIn: Money
  lateRegistrationMinutes: number
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
      item.events
        .filter(event => item.id === id || event.id === id)
        .map(timed)
        .filter(event => eventState(event, now) !== 'over')
        .map(event => ({
          id: event.id,
          start: event.start,
          end: expectedEnd(withLength(event, content)),
          type: event.type,
          names: [item.name, event.name],
          format: event.format,
          buyIn: event.buyIn,
          lateRegistrationMinutes: event.lateRegistrationMinutes,
          venue: item.venue ?? null,
          path: item.path
        }))
    )
  return entries.length > 0 ? entries : null
}

/** A tournament with the length that its structure and its guarantee lead to, where it says none of its own. */
const withLength = <Event extends TimedEvent & Parameters<typeof expectedMinutes>[0]>(
  event: Event,
  { structures }: From
): Event => ({ ...event, runsMinutes: event.runsMinutes ?? expectedMinutes(event, structures) })

/** That of a series is there where and while its series is. */
function weeklyEntry(content: From, siteId: SiteId, id: string, now: Date): CalendarEntry | null {
  const own = content.series.find(({ weekly }) => weekly === id)
  if (own && !(own.sites.includes(siteId) && isValidAt(own, now))) return null
  const featured = content.featuredTournaments.find(item => item.id === id)
  const daily = content.dailyTournaments.find(item => item.id === id)
  const found = featured ?? daily
  if (!found) return null
  const weekdays = featured ? [featured.weekday] : (daily?.weekdays ?? [])
  const starts = weekdays.map(weekday => nextStart({ weekday, startUtc: found.startUtc }, now).getTime())
  const start = new Date(Math.min(...starts))
  return {
    id,
    start,
    end: expectedEnd(withLength({ ...found, start }, content)),
    weekdays,
    type: found.type,
    names: [found.name],
    format: found.format,
    buyIn: found.buyIn,
    lateRegistrationMinutes: found.lateRegistrationMinutes,
    venue: null,
    path: own?.path ?? '/tournaments/'
  }
}
