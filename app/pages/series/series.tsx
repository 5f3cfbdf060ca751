import type { PageWords } from '../../../content/content.ts'
import { dayMs } from '../../domain/dated/day-ms.ts'
import { formatFigure, formatMoneyRange } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { Drawn } from '../../features/tournaments/drawn.tsx'
import { eventState, nextEventChange } from '../../features/tournaments/event-state.ts'
import { guaranteed, LargeFigures } from '../../features/tournaments/large-figures.tsx'
import { Payouts } from '../../features/tournaments/payouts.tsx'
import { Programme } from '../../features/tournaments/programme.tsx'
import { seriesEntries } from '../../features/tournaments/schedule-entry.ts'
import { ScheduleList } from '../../features/tournaments/schedule-list.tsx'
import { StartTime } from '../../features/tournaments/start-time.tsx'
import { occurrences } from '../../features/tournaments/starts.ts'
import { StructureClock } from '../../features/tournaments/structure-clock.tsx'
import { clockOf } from '../../features/tournaments/structure-rows.ts'
import { useEdition } from '../../features/tournaments/use-edition.ts'
import { writeDays } from '../../features/tournaments/write-days.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Timeline } from '../../ui/charts/timeline.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'
import { CloserLinks } from '../../ui/look-closer/closer-links.tsx'
import { Section } from '../../ui/section/section.tsx'

/** A series online: a tournament of every week with its evening drawn, or a festival with its days. */
export const OnlineSeries = () => (usePage().row?.words === 'falcon-series' ? <Festival /> : <Weekly />)

/** A festival: its days, its buy-ins, what is guaranteed and how many starts are ahead, set large; its days beside each other, and what is ahead. */
function Festival() {
  const scope = usePage()
  const { locale } = scope
  const { figures: words, programme } = pageCopy(scope, 'falcon-series')
  const edition = useEdition(scope.path)
  const { events, ahead } = edition
  const [first] = events
  const last = events.at(-1)
  const buyIns = events.flatMap(({ buyIn }) => buyIn ?? [])
  const amounts = buyIns.map(({ amount }) => amount)
  const currency = buyIns[0]?.currency ?? 'USD'
  const range = formatMoneyRange(Math.min(...amounts), Math.max(...amounts), currency, locale)
  const sum = events.reduce((total, { guarantee }) => total + (guarantee?.amount ?? 0), 0)
  const guarantee = setLarge(formatFigure({ kind: 'money', amount: sum, currency }, locale))
  return (
    <SectionList
      parts={{
        figures: (
          <LargeFigures
            items={[
              first && last && { label: words.when, value: writeDays(first.start, last.start, locale) },
              { label: words.buyIn, value: setLarge(range) },
              guaranteed(scope, words.guarantee, guarantee),
              { label: words.count, value: formatFigure({ kind: 'count', value: ahead.length }, locale) }
            ]}
          />
        ),
        programme: <Programme words={programme} {...edition} />
      }}
    />
  )
}

const shownSundays = 6

/** The tournament of every week, its structure and its next starts; the page expires with their next change. Throws where the records name no tournament, no structure, or no start to come. */
function useSundays() {
  const scope = usePage()
  const { edition } = useEdition(scope.path)
  const structure = scope.content.structures.find(({ id }) => id === edition.structure)
  const tournament = scope.content.featuredTournaments.find(({ id }) => id === edition.weekly)
  if (!structure || !tournament) throw new Error(`${edition.id} names no weekly tournament, or no structure`)
  const now = scope.asOf()
  const from = new Date(now.getTime() - dayMs)
  const until = new Date(from.getTime() + (shownSundays + 2) * 7 * dayMs)
  const [next, ...later] = occurrences({ ...tournament, weekdays: [tournament.weekday] }, from, until)
    .map(start => ({ ...tournament, start }))
    .filter(event => eventState(event, now) !== 'over')
    .slice(0, shownSundays)
  if (!next) throw new Error(`${tournament.id} has no start to come`)
  scope.expiresAt(nextEventChange([next, ...later], now))
  return { structure, next, later }
}

type WeeklyTournament = ReturnType<typeof useSundays>

/** The tournament of every week: the next one set large, its evening, its structure and its prizes drawn. */
function Weekly() {
  const page = pageCopy(usePage(), 'sunday-major')
  const weekly = useSundays()
  const { structure, next } = weekly
  return (
    <SectionList
      parts={{
        figures: (
          <>
            <SundayFigures words={page.figures} {...weekly} />
            <div className="wrap">
              <CloserLinks
                links={[
                  page.evening && { to: 'evening', label: page.evening.title },
                  page.structure && { to: 'structure', label: page.structure.title },
                  page.prizes && structure.payouts && { to: 'prizes', label: page.prizes.title }
                ]}
              />
            </div>
          </>
        ),
        programme: <Sundays words={page.programme} {...weekly} />,
        evening: page.evening && <Evening words={page.evening} {...weekly} />,
        structure: page.structure && (
          <Drawn id="structure" ground="felt" {...page.structure}>
            <StructureClock
              structure={structure}
              registrationMinutes={next.lateRegistrationMinutes}
              {...page.structure}
            />
          </Drawn>
        ),
        prizes: page.prizes && structure.payouts && (
          <Drawn id="prizes" className="shared-pool" {...page.prizes}>
            <Payouts payouts={structure.payouts} {...page.prizes} />
          </Drawn>
        )
      }}
    />
  )
}

type SundayFiguresProps = { words: PageWords<'sunday-major'>['figures'] } & WeeklyTournament

/** The tournament of every week in figures: its next start, its buy-in, what is guaranteed, and how long a level is. */
function SundayFigures({ words, structure, next }: SundayFiguresProps) {
  const scope = usePage()
  const { locale } = scope
  const money = (sum: typeof next.buyIn) => setLarge(formatFigure({ kind: 'money', ...sum }, locale))
  return (
    <LargeFigures
      items={[
        { label: words.when, value: <StartAndDay start={next.start} part="day" /> },
        { label: words.buyIn, value: money(next.buyIn) },
        guaranteed(scope, words.guarantee, money(next.guarantee)),
        {
          label: words.count,
          value: formatFigure({ kind: 'duration', value: structure.levelMinutes, unit: 'minute' }, locale)
        }
      ]}
    />
  )
}

/** The day of a start, and the start in small type. */
const StartAndDay = ({ start, part }: { start: Date; part: 'day' | 'date' }) => (
  <>
    <StartTime instant={start} part={part} />
    <small>
      <StartTime instant={start} part="start" />
    </small>
  </>
)

type SundaysProps = { words: PageWords<'sunday-major'>['programme'] } & WeeklyTournament

/** The next start on its picture, and the dates of those that follow. */
function Sundays({ words, next, later }: SundaysProps) {
  const scope = usePage()
  return (
    <Section id="programme" title={words.title} lead={words.lead} className="shared-pool">
      <ScheduleList entries={seriesEntries([next], scope)}>
        <ol className="date-strip">
          {later.map(({ start }) => (
            <li key={start.getTime()}>
              <StartAndDay start={start} part="date" />
            </li>
          ))}
        </ol>
      </ScheduleList>
    </Section>
  )
}

const span = (from: number, to: number) => ({ from, to, label: `${clockOf(from)}–${clockOf(to)}` })

type EveningProps = { words: NonNullable<PageWords<'sunday-major'>['evening']> } & WeeklyTournament

/** How the evening of a tournament runs: to scale, in hours from its start, then moment by moment, at the visitor's own hours. */
function Evening({ words, structure: { course }, next }: EveningProps) {
  const { t } = usePage()
  const markdown = useMarkdown()
  if (!course) return null
  const { lateRegistrationMinutes } = next
  const minutes = [0, lateRegistrationMinutes, course.paidFromMinute, course.finalTableMinute]
  const moments = words.moments.map((moment, index) => ({ ...moment, at: minutes[index] ?? course.endMinute }))
  const ticks = Array.from({ length: Math.floor(course.endMinute / 120) + 1 }, (_, index) => index * 120)
  return (
    <Section id="evening" title={words.title} lead={words.lead}>
      <Timeline
        title={words.title}
        description={t('tournaments.evening-text')}
        table={{
          caption: t('tournaments.evening-text'),
          columns: [words.title, figure(t('tournaments.begins-at'))],
          rows: moments.map(({ name, at }) => [name, clockOf(at)])
        }}
        from={0}
        to={course.endMinute}
        spans={[
          { ...span(0, lateRegistrationMinutes), name: t('tournaments.registration-open'), tone: 'mint' },
          { ...span(lateRegistrationMinutes, course.endMinute), name: t('tournaments.registration-closed') }
        ]}
        moments={moments.map(({ name, at }, index) => ({
          at,
          name,
          label: clockOf(at),
          highlight: index === moments.length - 1
        }))}
        ticks={ticks.map(value => ({ value, label: clockOf(value) }))}
      />
      <ol className="evening">
        {moments.map(({ name, textMarkdown, at }) => (
          <li key={name}>
            <p className="evening__clock">
              <StartTime instant={new Date(next.start.getTime() + at * 60_000)} part="clock" />
            </p>
            <h3 className="headline">{name}</h3>
            <p className="quiet" dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
