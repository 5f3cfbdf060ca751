import { formatFigure } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { WholeLink } from '../../ui/link-cards/whole-link.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
import { blindStepPaths, blindSteps } from './blind-steps.ts'
import { registrationEnd } from './event-state.ts'
import { FormatGlyph } from './format-glyph.tsx'
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
    <li className={`tournament-row${picture ? ' tournament-row--great edged' : ''}`}>
      {picture && (
        <CardPicture
          name={picture}
          sizes={`${brief ? '(min-width: 1200px) 500px, ' : ''}(min-width: 768px) 760px, 100vw`}
          place="tournament-row__picture"
        />
      )}
      <FormatGlyph type={type} />
      <p className="tournament-row__when muted">
        <span className="visually-hidden">{t('tournaments.start')} </span>
        <StartTime instant={start} part="clock" timeZone={timeZone} />{' '}
        <StartTime instant={start} part="weekday" timeZone={timeZone} />{' '}
        <StartTime instant={start} part="date" timeZone={timeZone} />
      </p>
      <h3 className="tournament-row__name">
        <WholeLink href={link}>{name}</WholeLink>
      </h3>
      <p className="tournament-row__format">
        {format.split(' · ').map(part => (
          <span key={part} className="quiet text-note">
            {part}{' '}
          </span>
        ))}
      </p>
      {!brief && <MiniClock entry={entry} />}
      {!brief && registrationEnd(entry) > start && <RegistrationBar entry={entry} timeZone={timeZone} />}
      {state === 'under way' && <p className="tournament-row__state">{t('tournaments.under-way')}</p>}
      {buyIn ? (
        <p className="number tournament-row__sum tournament-row__buy-in">
          {sum(buyIn)} <small>{t('tournaments.buy-in')}</small>
        </p>
      ) : (
        <p className="tournament-row__buy-in">
          <small>{t('tournaments.no-buy-in')}</small>
        </p>
      )}
      {guarantee && inducementShown(scope, 'guarantee') && (
        <p className="number tournament-row__sum tournament-row__guarantee" data-inducement="guarantee">
          {sum(guarantee)} <small>{t('tournaments.guaranteed')}</small>
        </p>
      )}
      {state === 'to come' && (
        <a
          className="tournament-row__add round quiet"
          href={`/api/calendar/${id}.ics?lang=${locale}`}
          aria-label={t('tournaments.add-to-calendar', { name })}
        />
      )}
    </li>
  )
}

/** How the blinds of a tournament rise, drawn small, and how long its levels are; nothing where its structure is not known. */
function MiniClock({ entry: { structure, state, lateRegistrationMinutes } }: { entry: ScheduleEntry }) {
  const { content, locale, t } = usePage()
  const found = content.structures.find(({ id }) => id === structure)
  if (!found) return null
  const { open, closed } = blindStepPaths(found, lateRegistrationMinutes)
  const { width, height } = blindSteps
  return (
    <p className={`mini-clock${state === 'open' ? ' mini-clock--open' : ''}`}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <path d={open} />
        <path d={closed} className="mini-clock__closed" />
      </svg>
      <small>
        {t('tournaments.level-time', {
          time: formatFigure({ kind: 'duration', value: found.levelMinutes, unit: 'minute' }, locale)
        })}
      </small>
    </p>
  )
}

/** The bar is as long as its place for a tournament that takes players for so many minutes. */
const longestMinutes = 240

/** Until when a tournament takes players after its start, and for how long, to scale: mint while it does. */
function RegistrationBar({ entry, timeZone }: Omit<Props, 'brief'>) {
  const { t } = usePage()
  const isOpen = entry.state === 'open'
  const [before, after] = t(isOpen ? 'tournaments.open-until' : 'tournaments.late-registration', {
    time: '{time}'
  }).split('{time}')
  const share = Math.min(100, Math.round((entry.lateRegistrationMinutes / longestMinutes) * 100))
  return (
    <p className={`registration-bar${isOpen ? ' registration-bar--open' : ''}`}>
      <svg width="100%" height="4" aria-hidden="true">
        <rect className="registration-bar__place" width="100%" height="4" rx="2" />
        <rect width={`${share}%`} height="4" rx="2" />
      </svg>
      <small>
        {before}
        <StartTime instant={registrationEnd(entry)} part="clock" timeZone={timeZone} />
        {after}
      </small>
    </p>
  )
}
