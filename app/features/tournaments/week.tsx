import { weekdays } from '../../domain/dated/weekdays.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { clockInTable } from '../../domain/figures/write-clock.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { WeekGrid } from '../../ui/charts/week-grid.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'
import type { CalendarTournament } from './calendar.ts'
import { tournamentName } from './schedule-entry.ts'
import { minutesOf, type WeeklyRule } from './starts.ts'
import { writeStart } from './write-start.ts'

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
  const dayOf = (day: number) => writeStart(new Date(Date.UTC(2026, 10, 1 + day)), 'weekday', locale, 'UTC')
  const clock = (time: string) => clockInTable(time, locale)
  const money = (sum: CalendarTournament['buyIn']) => formatFigure({ kind: 'money', ...sum }, locale)
  const schedule = href('/tournaments/') ?? ''
  const largest = Math.max(...events.map(({ guarantee }) => guarantee.amount))
  return (
    <WeekGrid
      titled
      title={t('tournaments.week')}
      description={`${t('tournaments.week-text')}${shown ? ` ${t('tournaments.week-sizes')}` : ''}`}
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
            .filter(day => isOn(event, day))
            .map(dayOf)
            .join(', ')} ${clock(event.startUtc)}`,
          money(event.buyIn),
          ...(shown ? [money(event.guarantee)] : [])
        ])
      }}
      days={mondayFirst.map(dayOf)}
      hourTicks={[0, 6, 12, 18, 24].map(value => ({ value, label: clock(`${String(value).padStart(2, '0')}:00`) }))}
      events={mondayFirst.flatMap((day, index) =>
        events
          .filter(event => isOn(event, day))
          .toSorted((a, b) => a.startUtc.localeCompare(b.startUtc))
          .map(({ name, startUtc, buyIn, guarantee, weekdays: days }) => ({
            day: index,
            hour: minutesOf(startUtc) / 60,
            value: shown ? guarantee.amount : 1,
            label: `${name}, ${dayOf(day)} ${clock(startUtc)}, ${money(shown ? guarantee : buyIn)}`,
            ...(days.length === 1 && { href: `${schedule}?day=${weekdays[day]}#schedule` }),
            highlight: shown && guarantee.amount === largest
          }))
      )}
    />
  )
}

const isOn = (event: WeeklyRule, day: number) => event.weekdays.includes(weekdays[day] ?? 'sunday')
