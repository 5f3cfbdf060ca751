import { weekdays } from '../../domain/dated/weekdays.ts'
import { type CalendarTournament, startsOf } from './calendar.ts'
import { eventState } from './event-state.ts'
import { type ScheduleChoice, stakeOf } from './schedule-choice.ts'

type Scheduled = Pick<CalendarTournament, 'game' | 'type' | 'lateRegistrationMinutes' | 'when' | 'shown'> & {
  readonly buyIn: { readonly amount: number }
}

const dayMs = 86_400_000

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
