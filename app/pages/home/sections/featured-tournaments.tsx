import { nextStarts } from '../../../features/tournaments/next-starts.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { HomeSection } from '../home-section.tsx'
import { useHomeCopy } from '../use-home-copy.ts'
import { TournamentRow } from './tournament-row.tsx'

const shownStarts = 5

/** The next starts among the featured tournaments, in UTC; code in the browser writes them again by the visitor's own clock. */
export function FeaturedTournaments() {
  const scope = usePage()
  const { t } = scope
  const { featuredTournaments: copy } = useHomeCopy()
  const starts = nextStarts(scope.content.featuredTournaments, scope.asOf(), shownStarts)
  scope.endsAt(starts[0]?.start ?? null)
  return (
    <HomeSection name="featured-tournaments" title={copy.title} lead={<p>{copy.lead}</p>}>
      {starts.length === 0 ? (
        <p className="home-quiet">{copy.emptyText}</p>
      ) : (
        <>
          <ol className="schedule">
            {starts.map(({ event, start }) => (
              <TournamentRow key={event.id} tournament={event} start={start} columns={copy.columns} />
            ))}
          </ol>
          <p className="sample-note">
            <span data-own-zone={t('home.own-zone', { zone: '{zone}' })}>{t('home.utc-zone')}</span> {copy.sampleNote}
          </p>
        </>
      )}
    </HomeSection>
  )
}
