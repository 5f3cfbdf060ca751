import type { PageWords } from '../../../content/content.ts'
import type { Structure } from '../../../content/tournaments/structures.schema.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { type CalendarTournament, nextStartOf } from '../../features/tournaments/calendar.ts'
import { StartTime } from '../../features/tournaments/start-time.tsx'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Facts } from '../../ui/facts/facts.tsx'

type Props = {
  tournament: CalendarTournament
  structure: Structure
  words: PageWords<'structure-sheet'>['sheet']
  /** The seats that a satellite gives. */
  seats: string | undefined
}

/** What a player asks of a tournament before entering it, fact by fact. */
export function SheetFacts({ tournament, structure, words, seats }: Props) {
  const scope = usePage()
  const { locale, t, content } = scope
  const { buyIn, guarantee, type, maxReEntries, lateRegistrationMinutes } = tournament
  const { startingStack, levelMinutes, breakMinutes, breakAfterLevels, dinner } = structure
  const start = nextStartOf(tournament, scope.asOf())
  const money = (sum: CalendarTournament['buyIn']) => setLarge(formatFigure({ kind: 'money', ...sum }, locale))
  const count = (value: number) => setLarge(formatFigure({ kind: 'count', value }, locale))
  const minutes = (value: number) => formatFigure({ kind: 'duration', value, unit: 'minute' }, locale)
  const { paidShare } = content.figures
  const again = type === 're-entry' ? words.untilRegistrationCloses : words.none
  return (
    <Facts
      className="facts sheet__facts"
      items={[
        ...(start
          ? [
              {
                label: words.start,
                value: (
                  <>
                    <StartTime instant={start} part="date" timeZone="UTC" />{' '}
                    <StartTime instant={start} part="clock" timeZone="UTC" /> UTC
                  </>
                )
              }
            ]
          : []),
        { label: t('tournaments.buy-in'), value: money(buyIn) },
        ...(guarantee && inducementShown(scope, 'guarantee')
          ? [{ label: t('tournaments.guaranteed'), value: money(guarantee), only: 'guarantee' }]
          : []),
        ...(seats ? [{ label: words.seats, value: seats }] : []),
        { label: words.stack, value: count(startingStack) },
        { label: words.level, value: minutes(levelMinutes) },
        { label: words.breakTime, value: minutes(breakMinutes) },
        { label: words.levelsBetweenBreaks, value: count(breakAfterLevels) },
        ...(dinner ? [{ label: `${words.dinner} ${count(dinner.afterLevel)}`, value: minutes(dinner.minutes) }] : []),
        { label: words.registration, value: minutes(lateRegistrationMinutes) },
        { label: words.reEntries, value: maxReEntries === undefined ? again : count(maxReEntries) },
        ...(seats || !paidShare ? [] : [{ label: words.paid, value: formatFigure(paidShare, locale) }])
      ]}
    />
  )
}
