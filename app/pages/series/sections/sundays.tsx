import type { PageWords } from '../../../../content/content.ts'
import type { Structure } from '../../../../content/tournaments/structures.schema.ts'
import type { FeaturedTournament } from '../../../../content/tournaments/tournaments.schema.ts'
import { formatFigure } from '../../../domain/figures/format-figure.ts'
import { setLarge } from '../../../domain/figures/set-large.ts'
import { eventState } from '../../../features/tournaments/event-state.ts'
import { guaranteed, LargeFigures } from '../../../features/tournaments/large-figures.tsx'
import { ScheduleList } from '../../../features/tournaments/schedule-list.tsx'
import { StartTime } from '../../../features/tournaments/start-time.tsx'
import { textOf } from '../../../site/page/local-text.ts'
import { fillForPage } from '../../../site/page/page-copy.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Section } from '../../../ui/section/section.tsx'
import type { Sunday } from '../use-sundays.ts'

type Words = PageWords<'sunday-major'>

type FiguresProps = {
  words: Words['figures']
  tournament: FeaturedTournament
  structure: Structure
  next: Sunday | undefined
}

/** The tournament of every week in figures: its next start, its buy-in, what is guaranteed, and how long a level is. */
export function SundayFigures({ words, tournament, structure, next }: FiguresProps) {
  const scope = usePage()
  const { locale } = scope
  const money = (sum: FeaturedTournament['buyIn']) => setLarge(formatFigure({ kind: 'money', ...sum }, locale))
  const start = next && (
    <>
      <StartTime instant={next.start} part="day" />
      <small>
        <StartTime instant={next.start} part="start" />
      </small>
    </>
  )
  return (
    <LargeFigures
      items={[
        ...(start ? [{ label: words.when, value: start }] : []),
        { label: words.buyIn, value: money(tournament.buyIn) },
        ...guaranteed(scope, words.guarantee, money(tournament.guarantee)),
        {
          label: words.count,
          value: formatFigure({ kind: 'duration', value: structure.levelMinutes, unit: 'minute' }, locale)
        }
      ]}
    />
  )
}

/** The next start on its picture, and the dates of those that follow. */
export function Sundays({ words, events }: { words: Words['programme']; events: readonly Sunday[] }) {
  const scope = usePage()
  const now = scope.asOf()
  const [next, ...later] = events
  if (!next) return null
  return (
    <Section id="programme" title={words.title} lead={words.lead} className="shared-pool">
      <ScheduleList
        entries={[
          {
            ...next,
            name: fillForPage(scope, next.name),
            format: textOf(next.format, scope),
            state: eventState(next, now),
            page: null
          }
        ]}
      >
        <ol className="date-strip">
          {later.map(({ start }) => (
            <li key={start.getTime()}>
              <StartTime instant={start} part="date" />
              <small>
                <StartTime instant={start} part="start" />
              </small>
            </li>
          ))}
        </ol>
      </ScheduleList>
    </Section>
  )
}
