import { formatFigure } from '../../domain/figures/format-figure.ts'
import { formatLocale } from '../../domain/figures/format-locale.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { textOf } from '../../site/page/local-text.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { radii } from '../../ui/charts/week-places.ts'
import { dateOf, daysOf } from './days-of.ts'
import { eventState } from './event-state.ts'
import type { TimedSeriesEvent } from './series-at.ts'
import { writeStart } from './write-start.ts'

type Props = { events: readonly TimedSeriesEvent[]; timeZone?: string | undefined }

const largestPx = 30
const hourMs = 3_600_000

/**
 * The days of a series beside each other, a pin for each start, as large as its guarantee where that may be shown: the largest in copper, what is over dim, today
 * marked. On a phone the days are one below another, from today on.
 */
export function DayRibbon({ events, timeZone = 'UTC' }: Props) {
  const scope = usePage()
  const { locale, t } = scope
  const now = scope.asOf()
  const shown = inducementShown(scope, 'guarantee')
  const sums = events.map(({ guarantee }) => (shown && guarantee ? guarantee.amount : 0))
  const sizes = new Map(radii(sums, largestPx, 7).map((radius, index) => [events[index]?.id, radius]))
  const largest = events[sums.indexOf(Math.max(...sums, 1))]?.id
  const today = dateOf(now, timeZone)
  // A day begins at a full hour of UTC in every time zone of ours.
  scope.expiresAt(new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs))
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatLocale(locale), { ...options, timeZone: 'UTC' })
  const weekday = format({ weekday: 'short' })
  const day = format({ day: 'numeric', month: 'short' })
  return (
    <ol className="day-ribbon" aria-label={t('tournaments.days')}>
      {daysOf(events, timeZone).map(({ date, noon, events: starts }) => (
        <li
          key={date}
          className={`day-ribbon__day${date === today ? ' day-ribbon__day--today' : date < today ? ' day-ribbon__day--past' : ''}`}
          aria-current={date === today ? 'date' : undefined}
        >
          <p className="day-ribbon__date">
            <span>{weekday.format(noon)}</span> {day.format(noon)}
            {date === today && <small>{t('tournaments.today')}</small>}
          </p>
          {starts.map(event => {
            const radius = sizes.get(event.id) ?? 0
            const isOver = eventState(event, now) === 'over'
            const tone = isOver ? ' day-ribbon__event--over' : event.id === largest ? ' day-ribbon__event--largest' : ''
            return (
              <div key={event.id} className={`day-ribbon__event${tone}`}>
                <svg width={radius * 2} height={radius * 2} aria-hidden="true" focusable="false">
                  <circle cx="50%" cy="50%" r={radius} />
                </svg>
                <p>
                  {writeStart(event.start, 'clock', locale, timeZone)} {fillForPage(scope, textOf(event.name, scope))}
                  {shown && event.guarantee && (
                    <b data-inducement="guarantee">
                      {setLarge(formatFigure({ kind: 'money', ...event.guarantee }, locale))}
                    </b>
                  )}
                </p>
              </div>
            )
          })}
        </li>
      ))}
    </ol>
  )
}
