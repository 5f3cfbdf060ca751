import { textOf } from '../../site/page/local-text.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import type { CalendarTournament } from './calendar.ts'
import { type EventState, eventState, type TimedEvent } from './event-state.ts'
import type { TournamentType } from './schedule-choice.ts'
import type { TimedSeriesEvent } from './series-at.ts'

type Money = { readonly amount: number; readonly currency: string }

/** One row of a schedule, its words written. */
export type ScheduleEntry = TimedEvent & {
  /** The id of its calendar file. */
  id: string
  name: string
  type: TournamentType
  format: string
  /** The id of its structure, where that is known. */
  structure?: string | null | undefined
  /** The picture of a great one. */
  picture?: string | undefined
  buyIn: Money | null
  guarantee: Money | null
  state: EventState
  /** Where its series has a page, on another page than that one. */
  page: string | null
}

/** The events of a series as rows of a schedule, in the language of the page being rendered. */
export function seriesEntries(events: readonly TimedSeriesEvent[], scope: PageScope): ScheduleEntry[] {
  const now = scope.asOf()
  return events.map(event => ({
    ...event,
    name: fillForPage(scope, textOf(event.name, scope)),
    format: textOf(event.format, scope),
    state: eventState(event, now),
    page: null
  }))
}

/** A start of the calendar as a row of a schedule, in the language of the page being rendered. */
export const calendarEntry = (event: CalendarTournament, start: Date, scope: PageScope): ScheduleEntry => ({
  ...event,
  start,
  name: tournamentName(event, scope),
  format: textOf(event.format, scope),
  state: eventState({ ...event, start }, scope.asOf())
})

/** The name of a tournament, that of its series before it: "Falcon Series, Deep Stacks". */
export const tournamentName = ({ names }: Pick<CalendarTournament, 'names'>, scope: PageScope): string =>
  fillForPage(scope, names.map(name => (typeof name === 'string' ? name : textOf(name, scope))).join(', '))
