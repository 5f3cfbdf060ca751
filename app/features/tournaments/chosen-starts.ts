import { weekdays } from '../../domain/dated/weekdays.ts'
import { eventState } from './event-state.ts'
import { type Game, type ScheduleChoice, stakeOf, type TournamentType } from './schedule-choice.ts'
import { occurrences, type WeeklyRule } from './starts.ts'

export type ScheduledTournament = WeeklyRule & {
  readonly id: string
  readonly game: Game
  readonly type: TournamentType
  readonly buyIn: { readonly amount: number }
  readonly lateRegistrationMinutes: number
}

export type ChosenStart<Event> = { event: Event; start: Date }

const dayMs = 86_400_000

/** Without a choice the schedule shows what starts within so many hours; with one, a day of the week or the whole week. */
const nextHours = 24

/** The starts that match a choice, soonest first: within a day, or within a week where a kind or a weekday was chosen. Days are in UTC. */
export function chosenStarts<Event extends ScheduledTournament>(
  events: readonly Event[],
  choice: ScheduleChoice,
  now: Date
): ChosenStart<Event>[] {
  const { day, game, type, stake } = choice
  const isWholeWeek = day !== null || game !== null || type !== null || stake !== null
  const until = new Date(now.getTime() + (isWholeWeek ? 7 : nextHours / 24) * dayMs)
  return events
    .filter(
      event =>
        (game === null || event.game === game) &&
        (type === null || event.type === type) &&
        (stake === null || stakeOf(event.buyIn.amount) === stake)
    )
    .flatMap(event =>
      occurrences(event, new Date(now.getTime() - dayMs), until)
        .filter(start => eventState({ ...event, start }, now) !== 'over')
        .filter(start => day === null || weekdays[start.getUTCDay()] === day)
        .map(start => ({ event, start }))
    )
    .sort((a, b) => a.start.getTime() - b.start.getTime())
}
