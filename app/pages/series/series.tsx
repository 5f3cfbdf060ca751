import type { PageWords } from '../../../content/content.ts'
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
import { useEdition } from '../../features/tournaments/use-edition.ts'
import { writeDays } from '../../features/tournaments/write-days.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { CloserLinks } from '../../ui/look-closer/closer-links.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Evening } from './evening.tsx'

/** A series online: a tournament of every week with its evening drawn, or a festival with its days. */
export const OnlineSeries = () => (usePage().row?.words === 'falcon-series' ? <Festival /> : <Weekly />)

/** A festival: its days and sums set large, its days beside each other, and what is ahead. */
function Festival() {
  const scope = usePage()
  const page = pageCopy(scope, 'falcon-series')
  const edition = useEdition(scope.path)
  return (
    <SectionList
      parts={{
        figures: <FestivalFigures words={page.figures} {...edition} />,
        programme: <Programme words={page.programme} {...edition} />
      }}
    />
  )
}

type FestivalProps = { words: PageWords<'falcon-series'>['figures'] } & ReturnType<typeof useEdition>

/** A festival in figures: its days, its buy-ins, what is guaranteed, and how many starts are ahead. */
function FestivalFigures({ words, over, ahead }: FestivalProps) {
  const scope = usePage()
  const { locale } = scope
  const all = [...over, ...ahead].toSorted((a, b) => a.start.getTime() - b.start.getTime())
  const first = all[0]
  const last = all.at(-1)
  const buyIns = all.flatMap(({ buyIn }) => buyIn ?? [])
  const amounts = buyIns.map(({ amount }) => amount)
  const currency = buyIns[0]?.currency ?? 'USD'
  const money = (amount: number) => setLarge(formatFigure({ kind: 'money', amount, currency }, locale))
  const sum = all.reduce((total, { guarantee }) => total + (guarantee?.amount ?? 0), 0)
  return (
    <LargeFigures
      items={[
        ...(first && last ? [{ label: words.when, value: writeDays(first.start, last.start, locale) }] : []),
        {
          label: words.buyIn,
          value: setLarge(formatMoneyRange(Math.min(...amounts), Math.max(...amounts), currency, locale))
        },
        ...guaranteed(scope, words.guarantee, money(sum)),
        { label: words.count, value: formatFigure({ kind: 'count', value: ahead.length }, locale) }
      ]}
    />
  )
}

const dayMs = 86_400_000
const shownSundays = 6

/** The tournament of every week, its structure and its next starts; the page expires with their next change. Throws where the records name neither. */
function useSundays() {
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

type WeeklyTournament = ReturnType<typeof useSundays>

/** The tournament of every week: the next one set large, its evening, its structure and its prizes drawn. */
function Weekly() {
  const page = pageCopy(usePage(), 'sunday-major')
  const weekly = useSundays()
  const { tournament, structure, events } = weekly
  const [next] = events
  return (
    <SectionList
      parts={{
        figures: (
          <>
            <SundayFigures words={page.figures} {...weekly} />
            <div className="wrap">
              <CloserLinks
                links={[
                  page.evening && next && { to: 'evening', label: page.evening.title },
                  page.structure && { to: 'structure', label: page.structure.title },
                  page.prizes && structure.payouts && { to: 'prizes', label: page.prizes.title }
                ]}
              />
            </div>
          </>
        ),
        programme: <Sundays words={page.programme} events={events} />,
        evening: page.evening && next && <Evening words={page.evening} structure={structure} event={next} />,
        structure: page.structure && (
          <Drawn id="structure" ground="felt" {...page.structure}>
            <StructureClock
              structure={structure}
              registrationMinutes={tournament.lateRegistrationMinutes}
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
function SundayFigures({ words, tournament, structure, events: [next] }: SundayFiguresProps) {
  const scope = usePage()
  const { locale } = scope
  const money = (sum: typeof tournament.buyIn) => setLarge(formatFigure({ kind: 'money', ...sum }, locale))
  return (
    <LargeFigures
      items={[
        ...(next ? [{ label: words.when, value: <StartAndDay start={next.start} part="day" /> }] : []),
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

/** The day of a start, and the start in small type. */
const StartAndDay = ({ start, part }: { start: Date; part: 'day' | 'date' }) => (
  <>
    <StartTime instant={start} part={part} />
    <small>
      <StartTime instant={start} part="start" />
    </small>
  </>
)

type SundaysProps = { words: PageWords<'sunday-major'>['programme']; events: WeeklyTournament['events'] }

/** The next start on its picture, and the dates of those that follow. */
function Sundays({ words, events }: SundaysProps) {
  const scope = usePage()
  const [next, ...later] = events
  if (!next) return null
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
