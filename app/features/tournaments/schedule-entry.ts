import type { EventState, TimedEvent } from './event-state.ts'

type Money = { readonly amount: number; readonly currency: string }

/** One row of a schedule, its words written. */
export type ScheduleEntry = TimedEvent & {
  /** The id of its calendar file. */
  id: string
  name: string
  format: string
  buyIn: Money | null
  guarantee: Money | null
  state: EventState
  /** Where its series has a page, on another page than that one. */
  page: string | null
}
