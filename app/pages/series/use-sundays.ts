import { eventState, nextEventChange } from '../../features/tournaments/event-state.ts'
import { occurrences } from '../../features/tournaments/starts.ts'
import { useEdition } from '../../features/tournaments/use-edition.ts'
import { usePage } from '../../site/page/use-page.tsx'

const dayMs = 86_400_000
const shownSundays = 6

/** The tournament of every week, its structure and its next starts; the page expires with their next change. Throws where the records name neither. */
export function useSundays() {
  const scope = usePage()
  const { edition } = useEdition(scope.path)
  const structure = scope.content.structures.find(({ id }) => id === edition.structure)
  const tournament = scope.content.featuredTournaments.find(({ id }) => id === edition.weekly)
  if (!structure || !tournament) throw new Error(`${edition.id} names no weekly tournament, or no structure`)
  const now = scope.asOf()
  const from = new Date(now.getTime() - dayMs)
  const events = occurrences(
    { weekdays: [tournament.weekday], startUtc: tournament.startUtc },
    from,
    new Date(from.getTime() + (shownSundays + 2) * 7 * dayMs)
  )
    .map(start => ({ ...tournament, start }))
    .filter(event => eventState(event, now) !== 'over')
    .slice(0, shownSundays)
  scope.expiresAt(nextEventChange(events, now))
  return { tournament, structure, events }
}

export type Sunday = ReturnType<typeof useSundays>['events'][number]
