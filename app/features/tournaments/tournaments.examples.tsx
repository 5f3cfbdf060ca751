import { usePage } from '../../site/page/use-page.tsx'
import { eventState } from './event-state.ts'
import { tournamentTypes } from './schedule-choice.ts'
import type { ScheduleEntry } from './schedule-entry.ts'
import { TournamentRow } from './tournament-row.tsx'

const minuteMs = 60_000

/** Rows that begin so many minutes from now. */
function Rows({ entries }: { entries: readonly { in: number; is?: Partial<ScheduleEntry> }[] }) {
  const { content, asOf } = usePage()
  const now = asOf()
  return (
    <ol className="schedule">
      {entries.map(({ in: minutes, is }, index) => {
        const type = tournamentTypes[index % tournamentTypes.length] ?? 'freezeout'
        const timed = { start: new Date(now.getTime() + minutes * minuteMs), lateRegistrationMinutes: 90, ...is }
        const entry: ScheduleEntry = {
          id: `${type}-${minutes}`,
          name: `Evening ${type}`,
          type,
          format: 'No Limit Hold’em · 8 players',
          structure: content.structures[0]?.id,
          buyIn: { amount: 55, currency: 'USD' },
          guarantee: { amount: 25_000, currency: 'USD' },
          page: null,
          ...timed,
          state: eventState(timed, now)
        }
        return <TournamentRow key={entry.id} entry={entry} />
      })}
    </ol>
  )
}

const longName = 'Vastuullisuusperiaatteenmukainen Auszahlungsbearbeitungszeitverlängerung'

export const examples = [
  {
    name: 'to come, open and under way; without a buy-in; each format',
    wide: true,
    element: (
      <Rows
        entries={[
          { in: 45 },
          { in: -30 },
          { in: -60, is: { lateRegistrationMinutes: 20, runsMinutes: 240 } },
          { in: 600, is: { buyIn: null, guarantee: null, structure: undefined } },
          { in: 1500, is: { lateRegistrationMinutes: 0 } }
        ]}
      />
    )
  },
  {
    name: 'great ones, on their pictures',
    wide: true,
    element: (
      <Rows
        entries={[
          {
            in: 90,
            is: {
              name: 'Sunday Major',
              picture: 'series-sunday-major',
              guarantee: { amount: 1_000_000, currency: 'USD' }
            }
          },
          { in: -10, is: { name: 'Main Event', picture: 'series-falcon' } }
        ]}
      />
    )
  },
  {
    name: 'long words',
    wide: true,
    element: (
      <Rows
        entries={[
          { in: 30, is: { name: longName, format: `${longName} · Найвідповідальніший` } },
          { in: 31, is: { name: 'Legmegszentségteleníthetetlenebb', picture: 'live-harbour' } }
        ]}
      />
    )
  }
]
