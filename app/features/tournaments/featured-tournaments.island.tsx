import { textOf } from '../../site/page/local-text.ts'
import { fillForPage, sectionCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Section } from '../../ui/section/section.tsx'
import { nextStarts } from './starts.ts'
import { TournamentRow } from './tournament-row.tsx'

const shownStarts = 5

/** The next starts among the featured tournaments, in UTC; code in the browser writes them again by the visitor's own clock. */
export function FeaturedTournaments() {
  const scope = usePage()
  const { t } = scope
  const copy = sectionCopy(scope, 'home', 'featuredTournaments')
  const starts = nextStarts(scope.content.featuredTournaments, scope.asOf(), shownStarts)
  const all = scope.href('/tournaments/')
  const until = starts[0]?.start ?? null
  scope.expiresAt(until)
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
          <ol className="schedule">
            {starts.map(({ event, start }) => (
              <TournamentRow
                key={event.id}
                brief
                entry={{
                  ...event,
                  start,
                  name: fillForPage(scope, event.name),
                  format: textOf(event.format, scope),
                  state: 'to come',
                  page: event.page ?? null
                }}
              />
            ))}
          </ol>
          <p className="sample-note">
            <span data-own-zone={t('tournaments.own-zone', { zone: '{zone}' })}>{t('tournaments.utc-zone')}</span>{' '}
            {copy.sampleNote}
          </p>
          <MoreLink href={all} text={t('tournaments.all')} />
        </>
      )}
    </Section>
  )
}
