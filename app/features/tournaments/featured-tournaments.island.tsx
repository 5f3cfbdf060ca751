import { nearestBoundary, soonest } from '../../domain/dated/dated-record.ts'
import { sectionCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Section } from '../../ui/section/section.tsx'
import { featuredStarts } from './calendar.ts'
import { scheduleEntry } from './schedule-entry.ts'
import { ScheduleList } from './schedule-list.tsx'

const shownStarts = 5

/** The next starts of the week’s great tournaments and of series online, in UTC; code in the browser writes them again by the visitor's own clock. */
export function FeaturedTournaments() {
  const scope = usePage()
  const copy = sectionCopy(scope, 'home', 'featuredTournaments')
  const starts = featuredStarts(scope.content, scope.siteId, scope.asOf(), shownStarts)
  const until = starts[0]?.start ?? null
  scope.expiresAt(soonest(until, nearestBoundary(scope.content.series, scope.asOf())))
  return (
    <Section
      named
      id="featured-tournaments"
      title={copy.title}
      lead={copy.lead}
      island={{ key: 'featured-tournaments', until }}
    >
      {starts.length === 0 ? (
        <p className="home-quiet">{copy.emptyText}</p>
      ) : (
        <>
          <ScheduleList brief entries={starts.map(({ event, start }) => scheduleEntry({ ...event, start }, scope))} />
          <MoreLink href={scope.href('/tournaments/')} text={scope.t('tournaments.all')} />
        </>
      )}
    </Section>
  )
}
