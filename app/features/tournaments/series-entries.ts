import { textOf } from '../../site/page/local-text.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { eventState } from './event-state.ts'
import type { ScheduleEntry } from './schedule-entry.ts'
import type { TimedSeriesEvent } from './series-at.ts'

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
