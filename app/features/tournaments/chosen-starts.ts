import { weekdays } from '../../domain/dated/weekdays.ts'
import { type CalendarTournament, startsOf } from './calendar.ts'
import { eventState } from './event-state.ts'
import { type ScheduleChoice, stakeOf } from './schedule-choice.ts'

type Scheduled = Pick<CalendarTournament, 'game' | 'type' | 'lateRegistrationMinutes' | 'when' | 'shown'> & {
  readonly buyIn: { readonly amount: number }
}

export type ChosenStart<Event> = { event: Event; start: Date }

const dayMs = 86_400_000

/** Without a choice the schedule shows what starts within so many hours; with one, a day of the week or the whole week. */
const nextHours = 24

/** The starts that match a choice, soonest first: within a day, or within a week where a kind or a weekday was chosen. Days are in UTC. */
export function chosenStarts<Event extends Scheduled>(
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
      startsOf(event, new Date(now.getTime() - dayMs), until)
        .filter(start => eventState({ ...event, start }, now) !== 'over')
        .filter(start => day === null || weekdays[start.getUTCDay()] === day)
        .map(start => ({ event, start }))
    )
    .sort((a, b) => a.start.getTime() - b.start.getTime())
}
