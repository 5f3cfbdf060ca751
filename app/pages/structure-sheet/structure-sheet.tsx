import { Fragment } from 'react'
import type { PageWords } from '../../../content/content.ts'
import type { Structure } from '../../../content/tournaments/tournaments.schema.ts'
import { isValidAt, soonest } from '../../domain/dated/dated-record.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { type CalendarTournament, calendar, isOpenTo, nextStartOf } from '../../features/tournaments/calendar.ts'
import { examplePayouts } from '../../features/tournaments/example-payouts.ts'
import { guaranteed } from '../../features/tournaments/large-figures.tsx'
import { Payouts } from '../../features/tournaments/payouts.tsx'
import { tournamentName } from '../../features/tournaments/schedule-entry.ts'
import { StartTime } from '../../features/tournaments/start-time.tsx'
import { StructureClock } from '../../features/tournaments/structure-clock.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The structure of the tournament that the query names, and the way to all others, which comes first where it names none: then the next one's is below. It prints as one sheet. */
export function StructureSheet() {
  const scope = usePage()
  const page = pageCopy(scope, 'structure-sheet')
  const now = scope.asOf()
  const tournaments = calendar(scope.content, scope.siteId).filter(
    event => isOpenTo(event, scope) && (event.shown === null || isValidAt(event.shown, now)) && nextStartOf(event, now)
  )
  scope.expiresAt(soonest(...tournaments.map(event => nextStartOf(event, now))))
  const { of: asked } = scope.query()
  const chosen = asked ? tournaments.find(({ id }) => id === asked) : tournaments[0]
  const lead = chosen ? page.all.lead : page.all.unknown
  const all = <All key="all" tournaments={tournaments} title={page.all.title} lead={lead} current={chosen?.id} />
  const sheet = chosen && <Sheet key="sheet" tournament={chosen} tournaments={tournaments} page={page} />
  return <>{asked ? [sheet, all] : [all, sheet]}</>
}

type Tournaments = { tournament: CalendarTournament; tournaments: readonly CalendarTournament[] }
type SheetProps = Tournaments & { page: PageWords<'structure-sheet'> }

/** One sheet: the facts of a tournament, its levels drawn and as a table, and an example of its prizes where that may be shown. */
function Sheet({ tournament, tournaments, page: { sheet, prizes } }: SheetProps) {
  const scope = usePage()
  const { content } = scope
  const structure = content.structures.find(({ id }) => id === tournament.structure)
  if (!structure) throw new Error(`${tournament.id} names no structure`)
  const name = tournamentName(tournament, scope)
  const example = examplePayouts(tournament, content.structures)
  const address = tournament.page && scope.href(tournament.page)
  return (
    <>
      <Section id="sheet" title={name} className="sheet shared-pool">
        <SheetFacts tournament={tournament} tournaments={tournaments} structure={structure} words={sheet} />
        <StructureClock
          structure={structure}
          title={name}
          caption={sheet.caption}
          registrationMinutes={tournament.lateRegistrationMinutes}
        />
        {address && <MoreLink href={address} text={sheet.link} />}
      </Section>
      {prizes && example && (
        <Section
          id="prizes"
          title={prizes.title}
          lead={prizes.paragraphsMarkdown[0]}
          only={prizes.only}
          className="shared-pool"
        >
          <Payouts {...example} title={prizes.title} caption={prizes.caption} />
        </Section>
      )}
    </>
  )
}

type FactsProps = Tournaments & { structure: Structure; words: PageWords<'structure-sheet'>['sheet'] }

/** The facts that a player checks before entering a tournament. */
function SheetFacts({ tournament, tournaments, structure, words }: FactsProps) {
  const scope = usePage()
  const { locale, t, content } = scope
  const { buyIn, guarantee, type, maxReEntries, lateRegistrationMinutes } = tournament
  const { startingStack, levelMinutes, breakMinutes, breakAfterLevels, dinner } = structure
  const start = nextStartOf(tournament, scope.asOf())
  const money = (sum: CalendarTournament['buyIn']) => setLarge(formatFigure({ kind: 'money', ...sum }, locale))
  const count = (value: number) => setLarge(formatFigure({ kind: 'count', value }, locale))
  const minutes = (value: number) => formatFigure({ kind: 'duration', value, unit: 'minute' }, locale)
  const { paidShare } = content.figures
  const into = tournaments.find(({ id }) => id === tournament.seats?.into)
  const seats = into && tournament.seats && `${count(tournament.seats.count)} × ${tournamentName(into, scope)}`
  const again = type === 're-entry' ? words.untilRegistrationCloses : words.none
  const items = [
    start && {
      label: words.start,
      value: (
        <>
          <StartTime instant={start} part="date" timeZone="UTC" />{' '}
          <StartTime instant={start} part="clock" timeZone="UTC" /> UTC
        </>
      )
    },
    { label: t('tournaments.buy-in'), value: money(buyIn) },
    guarantee && guaranteed(scope, t('tournaments.guaranteed'), money(guarantee)),
    seats && { label: words.seats, value: seats },
    { label: words.stack, value: count(startingStack) },
    { label: words.level, value: minutes(levelMinutes) },
    { label: words.breakTime, value: minutes(breakMinutes) },
    { label: words.levelsBetweenBreaks, value: count(breakAfterLevels) },
    dinner && { label: `${words.dinner} ${count(dinner.afterLevel)}`, value: minutes(dinner.minutes) },
    { label: words.registration, value: minutes(lateRegistrationMinutes) },
    { label: words.reEntries, value: maxReEntries === undefined ? again : count(maxReEntries) },
    !seats && paidShare && { label: words.paid, value: formatFigure(paidShare, locale) }
  ]
  return <Facts className="facts sheet__facts" items={items.filter(item => !!item)} />
}

type AllProps = Pick<Tournaments, 'tournaments'> & { title: string; lead: string; current: string | undefined }

/** The way to every sheet: those of the week, then each series with its events. */
function All({ tournaments, title, lead, current }: AllProps) {
  const scope = usePage()
  const seriesOf = ({ names }: CalendarTournament) => tournamentName({ names: names.slice(0, -1) }, scope)
  return (
    <Section id="all" title={title} lead={lead} className="sheet-list">
      {[...Map.groupBy(tournaments, seriesOf)].map(([series, events]) => (
        <Fragment key={series}>
          {series && <h3>{series}</h3>}
          <ul className="sheet-list__names">
            {events.map(({ id, names }) => (
              <li key={id}>
                <a href={`${scope.href(scope.path)}?of=${id}#sheet`} aria-current={id === current ? 'true' : undefined}>
                  {tournamentName({ names: names.slice(-1) }, scope)}
                </a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </Section>
  )
}
