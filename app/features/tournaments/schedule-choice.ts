import { dayMs } from '../../domain/dated/day-ms.ts'
import { weekdays } from '../../domain/dated/weekdays.ts'
import { type CalendarTournament, startsOf } from './calendar.ts'
import { eventState } from './event-state.ts'

export const games = ['holdem', 'omaha', 'short-deck'] as const
export const tournamentTypes = ['freezeout', 're-entry', 'bounty', 'deep-stack', 'satellite', 'freeroll'] as const
const stakes = ['low', 'middle', 'high'] as const

export type TournamentType = (typeof tournamentTypes)[number]
type Stake = (typeof stakes)[number]

/** The highest buy-in of small and of middling tournaments, in dollars. */
export const stakeLimits = { low: 10, middle: 55 } as const

const one = <Value extends string>(values: readonly Value[], value: string | undefined): Value | null =>
  values.find(known => known === value) ?? null

/** A visitor's filter of the schedule; null: everything. */
export type ScheduleChoice = ReturnType<typeof readScheduleChoice>

/** The choice that a query makes. A value that nothing is called by chooses nothing. */
export const readScheduleChoice = (query: Readonly<Record<string, string | undefined>>) => ({
  day: one(weekdays, query.day),
  game: one(games, query.game),
  type: one(tournamentTypes, query.type),
  stake: one(stakes, query.stake)
})

/** The query that makes a choice, with its question mark; nothing where everything is shown. */
export function scheduleQuery(choice: ScheduleChoice): string {
  const chosen = Object.entries(choice).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
  return chosen.length === 0 ? '' : `?${chosen.join('&')}`
}

/** The size of a buy-in. */
const stakeOf = (amount: number): Stake =>
  amount <= stakeLimits.low ? 'low' : amount <= stakeLimits.middle ? 'middle' : 'high'

type Scheduled = Pick<CalendarTournament, 'game' | 'type' | 'lateRegistrationMinutes' | 'when' | 'shown'> & {
  readonly buyIn: { readonly amount: number }
}

/** The starts that match a choice, soonest first: within a day, or within a week where a kind or a weekday was chosen. Days are in UTC. */
export function chosenStarts<Event extends Scheduled>(events: readonly Event[], choice: ScheduleChoice, now: Date) {
  const { day, game, type, stake } = choice
  const isChosen = Object.values(choice).some(value => value !== null)
  const until = new Date(now.getTime() + (isChosen ? 7 : 1) * dayMs)
  return events
    .filter(
      event =>
        (game === null || event.game === game) &&
        (type === null || event.type === type) &&
        (stake === null || stakeOf(event.buyIn.amount) === stake)
    )
    .flatMap(event =>
      startsOf(event, new Date(now.getTime() - dayMs), until)
        .filter(start => eventState({ ...event, start }, now) !== 'over')
        .filter(start => day === null || weekdays[start.getUTCDay()] === day)
        .map(start => ({ event, start }))
    )
    .sort((a, b) => a.start.getTime() - b.start.getTime())
}
