import { soonest } from '../../domain/dated/dated-record.ts'

export type TimedEvent = {
  readonly start: Date
  readonly lateRegistrationMinutes: number
  /** How long it stands in the schedule after its start; left out: as long as one can register. */
  readonly runsMinutes?: number | undefined
}

export type EventState = 'to come' | 'open' | 'under way' | 'over'

/** The state of a tournament: before its start; open, with late registration; running without; or over. */
export function eventState(event: TimedEvent, now: Date): EventState {
  const time = now.getTime()
  if (time < event.start.getTime()) return 'to come'
  if (time < registrationEnd(event).getTime()) return 'open'
  return time < listedUntil(event).getTime() ? 'under way' : 'over'
}

/** The next instant at which one of the events changes its state, null where none ever will. A schedule is true until then. */
export const nextEventChange = (events: readonly TimedEvent[], now: Date): Date | null =>
  soonest(
    ...events.flatMap(event =>
      [event.start, registrationEnd(event), listedUntil(event)].filter(instant => instant > now)
    )
  )

/** The instant until which one may still register. */
export const registrationEnd = ({ start, lateRegistrationMinutes }: TimedEvent): Date =>
  new Date(start.getTime() + lateRegistrationMinutes * 60_000)

const shortestMinutes = 120

/** When an event ends, as far as anyone can say before: after the minutes that it names, else after twice its late registration, two hours at least. */
export const expectedEnd = ({ start, lateRegistrationMinutes, runsMinutes }: TimedEvent): Date =>
  new Date(start.getTime() + (runsMinutes ?? Math.max(shortestMinutes, 2 * lateRegistrationMinutes)) * 60_000)

const listedUntil = ({ start, lateRegistrationMinutes, runsMinutes = 0 }: TimedEvent): Date =>
  new Date(start.getTime() + Math.max(runsMinutes, lateRegistrationMinutes) * 60_000)
