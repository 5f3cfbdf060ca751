import { usePage } from '../../site/page/use-page.tsx'
import { nextEventChange } from './event-state.ts'
import { eventsAt, seriesAt, timed } from './series-at.ts'

/** The edition of a series that its page shows now. The page expires with its next change. Throws where there is none: such a page is not shown. */
export function useEdition(path: string) {
  const scope = usePage()
  const now = scope.asOf()
  const { edition, until } = seriesAt(scope.content.series, path, scope.siteId, now)
  scope.expiresAt(until)
  if (!edition) throw new Error(`There is no edition of ${path} now`)
  const events = edition.events.map(timed)
  scope.expiresAt(nextEventChange(events, now))
  return { edition, events, ahead: eventsAt(edition, now).ahead }
}
