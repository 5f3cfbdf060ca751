import type { Series, SeriesEvent } from '../../../content/series/series.schema.ts'
import { isValidAt, nearestBoundary } from '../../domain/dated/dated-record.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { eventState, type TimedEvent } from './event-state.ts'

export type TimedSeriesEvent = Omit<SeriesEvent, 'start'> & TimedEvent

export const timed = (event: SeriesEvent): TimedSeriesEvent => ({ ...event, start: new Date(event.start) })

/** The edition that a series page shows at an instant; of several, the one that ends first. `until`: when the answer changes. */
export function seriesAt(list: readonly Series[], path: string, siteId: SiteId, now: Date) {
  const here = list.filter(item => item.path === path && item.sites.includes(siteId))
  const standing = here.filter(item => isValidAt(item, now))
  const [edition] = standing.toSorted((a, b) => (a.validUntil ?? '9').localeCompare(b.validUntil ?? '9'))
  return { edition, until: nearestBoundary(here, now) }
}

/** The events of a series that its schedule still names at an instant, and those that are over, each in the order of their starts. */
export function eventsAt({ events }: Series, now: Date) {
  const { ahead = [], over = [] } = Object.groupBy(events.map(timed), event =>
    eventState(event, now) === 'over' ? 'over' : 'ahead'
  )
  return { ahead, over }
}
