import { formatFigure } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { inducementShown } from '../../domain/law/inducement-shown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { registrationEnd } from './event-state.ts'
import type { ScheduleEntry } from './schedule-entry.ts'
import { StartTime } from './start-time.tsx'

type Props = {
  entry: ScheduleEntry
  /** The clock by which a live series is played; left out: UTC, which the browser writes again by the visitor's own. */
  timeZone?: string | undefined
}

/** One start of the schedule: when, what, for how much, what is guaranteed where that may be shown, and its way into a calendar. */
export function TournamentRow({ entry, timeZone }: Props) {
  const scope = usePage()
  const { locale, href, t } = scope
  const { id, name, format, start, buyIn, guarantee, lateRegistrationMinutes, state, page } = entry
  const sum = (money: NonNullable<ScheduleEntry['buyIn']>) =>
    setLarge(formatFigure({ kind: 'money', ...money }, locale))
  const [before, after] = t('tournaments.late-registration', { time: '{time}' }).split('{time}')
  const series = page && href(page)
  return (
    <li className="schedule__row">
      <div className="schedule__start">
        <p>
          <span className="visually-hidden">{t('tournaments.start')} </span>
          <StartTime instant={start} part="start" timeZone={timeZone} />
          <small>
            <StartTime instant={start} part="day" timeZone={timeZone} />
          </small>
        </p>
        {state === 'open' && <p className="schedule__state">{t('tournaments.open')}</p>}
        {state === 'under way' && <p className="schedule__state">{t('tournaments.under-way')}</p>}
      </div>
      <div className="schedule__event">
        <h3>{name}</h3>
        <p>
          {format}
          {lateRegistrationMinutes > 0 && (
            <>
              {' · '}
              {before}
              <StartTime instant={registrationEnd(entry)} part="clock" timeZone={timeZone} />
              {after}
            </>
          )}
          {series && (
            <>
              {' · '}
              <a href={series}>
                {t('tournaments.series-page')} <span className="visually-hidden">({name})</span>
              </a>
            </>
          )}
        </p>
      </div>
      {buyIn ? (
        <p className="schedule__sum">
          {sum(buyIn)} <small>{t('tournaments.buy-in')}</small>
        </p>
      ) : (
        <p className="schedule__none">{t('tournaments.no-buy-in')}</p>
      )}
      <p className="schedule__sum">
        {guarantee && inducementShown(scope, 'guarantee') && (
          <span data-inducement="guarantee">
            {sum(guarantee)} <small>{t('tournaments.guaranteed')}</small>
          </span>
        )}
      </p>
      {state === 'to come' && (
        <a
          className="button button--quiet schedule__add"
          href={`/api/calendar/${id}.ics?lang=${locale}`}
          aria-label={t('tournaments.add-to-calendar', { name })}
        >
          {t('tournaments.add')}
        </a>
      )}
    </li>
  )
}
