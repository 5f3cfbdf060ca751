import { textOf } from '../../site/page/local-text.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import type { CalendarTournament } from './calendar.ts'
import { type EventState, eventState, type TimedEvent } from './event-state.ts'

/** One row of a schedule, its words written. */
export type ScheduleEntry = TimedEvent &
  Pick<CalendarTournament, 'id' | 'type' | 'picture' | 'guarantee' | 'page'> & {
    name: string
    format: string
    /** The id of its structure, where that is known. */
    structure?: string | null | undefined
    buyIn: CalendarTournament['buyIn'] | null
    state: EventState
  }

type Scheduled = Omit<ScheduleEntry, 'name' | 'format' | 'state'> & Pick<CalendarTournament, 'names' | 'format'>

/** A start as a row of a schedule, in the language of the page being rendered. */
export const scheduleEntry = ({ names, ...event }: Scheduled, scope: PageScope): ScheduleEntry => ({
  ...event,
  name: tournamentName({ names }, scope),
  format: textOf(event.format, scope),
  state: eventState(event, scope.asOf())
})

type OfSeries = Omit<Scheduled, 'names' | 'page'> & { name: CalendarTournament['names'][number] }

/** The events of a series as rows of its own page. */
export const seriesEntries = (events: readonly OfSeries[], scope: PageScope): ScheduleEntry[] =>
  events.map(({ name, ...event }) => scheduleEntry({ ...event, names: [name], page: null }, scope))

/** The name of a tournament, that of its series before it: "Falcon Series, Deep Stacks". */
export const tournamentName = ({ names }: Pick<CalendarTournament, 'names'>, scope: PageScope): string =>
  fillForPage(scope, names.map(name => (typeof name === 'string' ? name : textOf(name, scope))).join(', '))
