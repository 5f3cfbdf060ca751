import { weekdays } from '../../domain/dated/weekdays.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { formatLocale } from '../../domain/figures/format-locale.ts'
import { clockInTable } from '../../domain/figures/write-clock.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { WeekGrid } from '../../ui/charts/week-grid.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'
import type { CalendarTournament } from './calendar.ts'
import { tournamentName } from './schedule-entry.ts'

type Props = { tournaments: readonly CalendarTournament[] }

const mondayFirst = [1, 2, 3, 4, 5, 6, 0]

/** The week's starts in UTC, a dot each: as large as its guarantee where that may be shown, else all alike. Those of one day lead to it. */
export function Week({ tournaments }: Props) {
  const scope = usePage()
  const events = tournaments.flatMap(({ when, guarantee, ...event }) =>
    'weekdays' in when && guarantee ? [{ ...event, ...when, guarantee, name: tournamentName(event, scope) }] : []
  )
  const { locale, t, href } = scope
  const shown = inducementShown(scope, 'guarantee')
  const dayNames = new Intl.DateTimeFormat(formatLocale(locale), { weekday: 'short', timeZone: 'UTC' })
  const dayOf = (day: number) => dayNames.format(new Date(Date.UTC(2026, 10, 1 + day)))
  const clock = (time: string) => clockInTable(time, locale)
  const money = (sum: CalendarTournament['buyIn']) => formatFigure({ kind: 'money', ...sum }, locale)
  const schedule = href('/tournaments/') ?? ''
  const rows = mondayFirst.flatMap((day, index) =>
    events
      .filter(event => event.weekdays.includes(weekdays[day] ?? 'sunday'))
      .toSorted((a, b) => a.startUtc.localeCompare(b.startUtc))
      .map(event => ({ event, day, index, name: event.name }))
  )
  const largest = Math.max(...events.map(({ guarantee }) => guarantee.amount))
  return (
    <WeekGrid
      titled
      title={t('tournaments.week')}
      description={`${t('tournaments.week-text')}${shown ? ` ${t('tournaments.week-sizes')}` : ''}`}
      tableLabel={t('charts.as-table')}
      table={{
        caption: t('tournaments.week-text'),
        columns: [
          t('tournaments.event'),
          t('tournaments.start'),
          figure(t('tournaments.buy-in')),
          ...(shown ? [figure(t('tournaments.guaranteed'))] : [])
        ],
        rows: events.map(event => [
          event.name,
          `${mondayFirst
            .filter(day => event.weekdays.includes(weekdays[day] ?? 'sunday'))
            .map(dayOf)
            .join(', ')} ${clock(event.startUtc)}`,
          money(event.buyIn),
          ...(shown ? [money(event.guarantee)] : [])
        ])
      }}
      days={mondayFirst.map(dayOf)}
      hourTicks={[0, 6, 12, 18, 24].map(value => ({ value, label: clock(`${String(value).padStart(2, '0')}:00`) }))}
      events={rows.map(({ event, day, index, name }) => ({
        day: index,
        hour: hourOf(event.startUtc),
        value: shown ? event.guarantee.amount : 1,
        label: [name, `${dayOf(day)} ${clock(event.startUtc)}`, money(shown ? event.guarantee : event.buyIn)].join(
          ', '
        ),
        ...(event.weekdays.length === 1 && { href: `${schedule}?day=${weekdays[day]}#schedule` }),
        highlight: shown && event.guarantee.amount === largest
      }))}
    />
  )
}

/** 20.5 of "20:30". */
function hourOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours + minutes / 60
}
