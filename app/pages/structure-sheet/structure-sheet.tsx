import type { PageWords } from '../../../content/content.ts'
import { isValidAt, soonest } from '../../domain/dated/dated-record.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { type CalendarTournament, calendar, isOpenTo, nextStartOf } from '../../features/tournaments/calendar.ts'
import { examplePayouts } from '../../features/tournaments/example-payouts.ts'
import { Payouts } from '../../features/tournaments/payouts.tsx'
import { tournamentName } from '../../features/tournaments/schedule-entry.ts'
import { StructureClock } from '../../features/tournaments/structure-clock.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SheetFacts } from './sheet-facts.tsx'

/** The structure of the tournament that the query names, or of the first where it names none, and the way to all others. It prints as one sheet. */
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
  return (
    <>
      {chosen && <Sheet tournament={chosen} tournaments={tournaments} page={page} />}
      <All tournaments={tournaments} title={page.all.title} lead={lead} current={chosen?.id} />
    </>
  )
}

type SheetProps = {
  tournament: CalendarTournament
  tournaments: readonly CalendarTournament[]
  page: PageWords<'structure-sheet'>
}

/** One sheet: the facts of a tournament, its levels drawn and as a table, and an example of its prizes where that may be shown. */
function Sheet({ tournament, tournaments, page: { sheet, prizes } }: SheetProps) {
  const scope = usePage()
  const { locale, content } = scope
  const structure = content.structures.find(({ id }) => id === tournament.structure)
  if (!structure) throw new Error(`${tournament.id} names no structure`)
  const name = tournamentName(tournament, scope)
  const into = tournaments.find(({ id }) => id === tournament.seats?.into)
  const seats = into && tournament.seats && `${seatsOf(tournament.seats.count)} × ${tournamentName(into, scope)}`
  const example = examplePayouts(tournament, content.structures)
  const address = tournament.page && scope.href(tournament.page)
  function seatsOf(value: number) {
    return setLarge(formatFigure({ kind: 'count', value }, locale))
  }
  return (
    <>
      <Section id="sheet" title={name} className="sheet shared-pool" sampleNote={sheet.sampleNote}>
        <SheetFacts tournament={tournament} structure={structure} words={sheet} seats={seats} />
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

type AllProps = {
  tournaments: readonly CalendarTournament[]
  title: string
  lead: string
  current?: string | undefined
}

/** The way to every sheet. */
function All({ tournaments, title, lead, current }: AllProps) {
  const scope = usePage()
  return (
    <Section id="all" title={title} lead={lead} className="sheet-list">
      <ul>
        {tournaments.map(tournament => (
          <li key={tournament.id}>
            <a
              href={`${scope.href(scope.path)}?of=${tournament.id}#sheet`}
              aria-current={tournament.id === current ? 'true' : undefined}
            >
              {tournamentName(tournament, scope)}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
