import { formatFigure } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { textOf } from '../../site/page/local-text.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { MoreLink } from '../../ui/more-link/more-link.tsx'
import { Section } from '../../ui/section/section.tsx'
import { seriesEntries } from './schedule-entry.ts'
import { ScheduleList } from './schedule-list.tsx'
import type { TimedSeriesEvent } from './series-at.ts'
import { type Pin, seriesDays } from './series-days.ts'
import type { useEdition } from './use-edition.ts'
import { writeStart } from './write-start.ts'

type Props = ReturnType<typeof useEdition> & { words: { title: string; lead: string; emptyText?: string } }

/** The programme of an edition: all its days beside each other, and what is ahead, by the clock of its venue where it has one. */
export function Programme({ words, edition: { id, venue }, events, ahead }: Props) {
  const scope = usePage()
  return (
    <Section id="programme" title={words.title} lead={words.lead} className="shared-pool">
      <DayRibbon events={events} timeZone={venue?.timeZone} />
      {ahead.length === 0 ? (
        <p>{words.emptyText}</p>
      ) : (
        <>
          <ScheduleList venue={venue} entries={seriesEntries(ahead, scope)} />
          <MoreLink href={`/api/calendar/${id}.ics?lang=${scope.locale}`} text={scope.t('tournaments.add-all')} />
        </>
      )}
    </Section>
  )
}

type RibbonProps = { events: readonly TimedSeriesEvent[]; timeZone: string | undefined }

/**
 * The days of a series beside each other, a pin for each start, as large as its guarantee where that may be shown: the largest in copper, what is over dim, today
 * marked. On a phone the days are one below another, from today on.
 */
function DayRibbon({ events, timeZone = 'UTC' }: RibbonProps) {
  const scope = usePage()
  const { locale, t } = scope
  const guarantees = inducementShown(scope, 'guarantee')
  const { days, until } = seriesDays({ events, now: scope.asOf(), timeZone, guarantees })
  scope.expiresAt(until)
  return (
    <ol className="day-ribbon" aria-label={t('tournaments.days')}>
      {days.map(({ date, noon, state, pins }) => (
        <li
          key={date}
          className={`day-ribbon__day${state === 'ahead' ? '' : ` day-ribbon__day--${state}`}`}
          aria-current={state === 'today' ? 'date' : undefined}
        >
          <p className="day-ribbon__date quiet text-small">
            <span className="muted">{writeStart(noon, 'weekday', locale, 'UTC')}</span>{' '}
            {writeStart(noon, 'date', locale, 'UTC')}
            {state === 'today' && <small>{t('tournaments.today')}</small>}
          </p>
          {pins.map(pin => (
            <EventPin key={pin.event.id} {...pin} timeZone={timeZone} guarantees={guarantees} />
          ))}
        </li>
      ))}
    </ol>
  )
}

type PinProps = Pin<TimedSeriesEvent> & { timeZone: string; guarantees: boolean }

function EventPin({ event: { start, name, guarantee }, radius, state, timeZone, guarantees }: PinProps) {
  const scope = usePage()
  const { locale } = scope
  return (
    <div className={`day-ribbon__event${state === 'ahead' ? '' : ` day-ribbon__event--${state}`}`}>
      <svg width={radius * 2} height={radius * 2} aria-hidden="true">
        <circle cx="50%" cy="50%" r={radius} />
      </svg>
      <p className="quiet text-note">
        {writeStart(start, 'clock', locale, timeZone)} {fillForPage(scope, textOf(name, scope))}
        {guarantees && guarantee && (
          <b data-inducement="guarantee" className="number bright">
            {setLarge(formatFigure({ kind: 'money', ...guarantee }, locale))}
          </b>
        )}
      </p>
    </div>
  )
}
