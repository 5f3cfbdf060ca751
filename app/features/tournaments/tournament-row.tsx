import type { HomePage } from '../../../content/pages/home/home.schema.ts'
import type { FeaturedTournament } from '../../../content/tournaments/tournaments.schema.ts'
import { formatFigure } from '../../site/figures/format-figure.ts'
import { setLarge } from '../../site/figures/set-large.ts'
import { textOf } from '../../site/page/local-text.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { type StartPart, writeStart } from './write-start.ts'

type Props = { tournament: FeaturedTournament; start: Date; columns: HomePage['featuredTournaments']['columns'] }

/** One start of the schedule: when, what, for how much, and what is guaranteed. */
export function TournamentRow({ tournament, start, columns }: Props) {
  const scope = usePage()
  const { locale, t } = scope
  const { name, format, buyIn, guarantee, lateRegistrationMinutes } = tournament
  const time = (instant: Date, part: StartPart) => (
    <time dateTime={instant.toISOString()} data-start={part}>
      {writeStart(instant, part, locale, 'UTC')}
    </time>
  )
  const sum = (money: FeaturedTournament['buyIn']) => setLarge(formatFigure({ kind: 'money', ...money }, locale))
  const [before, after] = t('tournaments.late-registration', { time: '{time}' }).split('{time}')
  return (
    <li className="schedule__row">
      <p className="schedule__start">
        <span className="visually-hidden">{columns.start} </span>
        {time(start, 'start')}
        <small>{time(start, 'day')}</small>
      </p>
      <div className="schedule__event">
        <h3>{fillForPage(scope, name)}</h3>
        <p>
          {textOf(format, scope)} · {before}
          {time(new Date(start.getTime() + lateRegistrationMinutes * 60_000), 'clock')}
          {after}
        </p>
      </div>
      <p className="schedule__sum">
        {sum(buyIn)} <small>{columns.buyIn}</small>
      </p>
      <p className="schedule__sum">
        {sum(guarantee)} <small>{columns.guaranteed}</small>
      </p>
    </li>
  )
}
