import { formatFigure } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
import { registrationEnd } from './event-state.ts'
import { FormatGlyph } from './format-glyph.tsx'
import { MiniClock } from './mini-clock.tsx'
import { RegistrationBar } from './registration-bar.tsx'
import type { ScheduleEntry } from './schedule-entry.ts'
import { StartTime } from './start-time.tsx'

type Props = {
  entry: ScheduleEntry
  /** The clock by which a live series is played; left out: UTC, which the browser writes again by the visitor's own. */
  timeZone?: string | undefined
  /** Whether it leaves out how long levels and registration last: its page says so. */
  brief?: boolean
}

/**
 * One start of the schedule: its format, when, what, for how much, what is guaranteed where that may be shown, and its way into a calendar. The whole row leads to
 * the sheet of its structure, else to the page of its series. A great one is set on its picture.
 */
export function TournamentRow({ entry, timeZone, brief = false }: Props) {
  const scope = usePage()
  const { locale, href, t } = scope
  const { id, name, type, format, start, structure, buyIn, guarantee, picture, state, page } = entry
  const sum = (money: NonNullable<ScheduleEntry['buyIn']>) =>
    setLarge(formatFigure({ kind: 'money', ...money }, locale))
  const sheets = structure && href('/tournaments/structures/')
  const link = sheets ? `${sheets}?of=${id}#sheet` : page && href(page)
  return (
    <li className={`tournament-row${picture ? ' tournament-row--great' : ''}`}>
      {picture && (
        <div className="tournament-row__picture">
          <CardPicture name={picture} sizes="(min-width: 768px) 760px, 100vw" />
        </div>
      )}
      <FormatGlyph type={type} />
      <p className="tournament-row__when">
        <span className="visually-hidden">{t('tournaments.start')} </span>
        <StartTime instant={start} part="clock" timeZone={timeZone} />{' '}
        <small>
          <span className="tournament-row__weekday">
            <StartTime instant={start} part="weekday" timeZone={timeZone} />{' '}
          </span>
          <StartTime instant={start} part="date" timeZone={timeZone} />
        </small>
      </p>
      <h3 className="tournament-row__name">
        {link ? (
          <a href={link} className="whole-link">
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      <p className="tournament-row__format">
        {format.split(' · ').map(part => (
          <span key={part}>{part} </span>
        ))}
      </p>
      {!brief && <MiniClock entry={entry} />}
      {!brief && registrationEnd(entry) > start && <RegistrationBar entry={entry} timeZone={timeZone} />}
      {state === 'under way' && <p className="tournament-row__state">{t('tournaments.under-way')}</p>}
      {buyIn ? (
        <p className="tournament-row__sum tournament-row__buy-in">
          {sum(buyIn)} <small>{t('tournaments.buy-in')}</small>
        </p>
      ) : (
        <p className="tournament-row__buy-in">
          <small>{t('tournaments.no-buy-in')}</small>
        </p>
      )}
      {guarantee && inducementShown(scope, 'guarantee') && (
        <p className="tournament-row__sum tournament-row__guarantee" data-inducement="guarantee">
          {sum(guarantee)} <small>{t('tournaments.guaranteed')}</small>
        </p>
      )}
      {state === 'to come' && (
        <a
          className="tournament-row__add"
          href={`/api/calendar/${id}.ics?lang=${locale}`}
          aria-label={t('tournaments.add-to-calendar', { name })}
        >
          <Icon path={calendar} />
        </a>
      )}
    </li>
  )
}

const calendar = 'M5 6h14v14H5zM5 10.5h14M9 3.5v4M15 3.5v4M12 12.5v5M9.5 15h5'
