import type { SeriesPage } from '../../../../content/pages/sunday-major/series.schema.ts'
import type { FeaturedTournament } from '../../../../content/tournaments/tournaments.schema.ts'
import { formatFigure } from '../../../domain/figures/format-figure.ts'
import { setLarge } from '../../../domain/figures/set-large.ts'
import { eventState, nextEventChange } from '../../../features/tournaments/event-state.ts'
import { LargeFigures } from '../../../features/tournaments/large-figures.tsx'
import { ScheduleList } from '../../../features/tournaments/schedule-list.tsx'
import { StartTime } from '../../../features/tournaments/start-time.tsx'
import { occurrences } from '../../../features/tournaments/starts.ts'
import { textOf } from '../../../site/page/local-text.ts'
import { fillForPage } from '../../../site/page/page-copy.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = { page: SeriesPage; tournament: FeaturedTournament; levelMinutes: number | null }

const dayMs = 86_400_000
const shownSundays = 6

/** The tournament of every week: the next one set large, then those that follow. */
export function Sundays({ page, tournament, levelMinutes }: Props) {
  const scope = usePage()
  const { locale } = scope
  const now = scope.asOf()
  const rule = { weekdays: [tournament.weekday], startUtc: tournament.startUtc }
  const from = new Date(now.getTime() - dayMs)
  const events = occurrences(rule, from, new Date(from.getTime() + (shownSundays + 2) * 7 * dayMs))
    .map(start => ({ ...tournament, start }))
    .filter(event => eventState(event, now) !== 'over')
    .slice(0, shownSundays)
  scope.expiresAt(nextEventChange(events, now))
  const [next] = events
  const money = (sum: FeaturedTournament['buyIn']) => setLarge(formatFigure({ kind: 'money', ...sum }, locale))
  const { figures, programme } = page
  return (
    <>
      <LargeFigures
        items={[
          ...(next
            ? [
                {
                  label: figures.when,
                  value: (
                    <>
                      <StartTime instant={next.start} part="day" />
                      <small>
                        <StartTime instant={next.start} part="start" />
                      </small>
                    </>
                  )
                }
              ]
            : []),
          { label: figures.buyIn, value: money(tournament.buyIn) },
          { label: figures.guarantee, value: money(tournament.guarantee) },
          ...(levelMinutes === null
            ? []
            : [
                {
                  label: figures.count,
                  value: formatFigure({ kind: 'duration', value: levelMinutes, unit: 'minute' }, locale)
                }
              ])
        ]}
      />
      <Section id="programme" title={programme.title} lead={programme.lead} className="shared-pool">
        <ScheduleList
          sampleNote={programme.sampleNote}
          entries={events.map(event => ({
            ...event,
            name: fillForPage(scope, event.name),
            format: textOf(event.format, scope),
            state: eventState(event, now),
            page: null
          }))}
        />
      </Section>
    </>
  )
}
