import type { Structure } from '../../../content/tournaments/tournaments.schema.ts'
import type { CalendarTournament } from './calendar.ts'
import { paidIn } from './example-payouts.ts'
import { bigBlindOf, breakAfter } from './structure-rows.ts'

type Entry = Pick<CalendarTournament, 'guarantee' | 'seats'> & {
  structure: string | null
  buyIn: CalendarTournament['buyIn'] | null
}

/** How many big blinds all players have together when a tournament ends, and each of those who win a seat when a satellite does. */
const bigBlindsAtEnd = { all: 50, seat: 12 } as const
const quarter = 15

/**
 * How long a tournament is likely to run, in minutes with its breaks, up to a quarter of an hour: as long as its structure draws it, else until the field that its
 * guarantee takes has few big blinds left. Undefined where its structure or its field is not known.
 */
export function expectedMinutes(
  { structure: id, buyIn, guarantee, seats }: Entry,
  structures: readonly Structure[]
): number | undefined {
  const structure = structures.find(item => item.id === id)
  const { course, payouts, startingStack, levelMinutes } = structure ?? {}
  if (course) return course.endMinute
  if (!structure || !payouts || !startingStack || !levelMinutes) return undefined
  const entries =
    guarantee && buyIn && buyIn.amount > 0 ? guarantee.amount / paidIn(buyIn.amount, payouts) : payouts.entries
  const left = seats ? seats.count * bigBlindsAtEnd.seat : bigBlindsAtEnd.all
  let [level, minutes] = [1, levelMinutes]
  for (; bigBlindOf(structure, level) < (entries * startingStack) / left; level += 1)
    minutes += levelMinutes + breakAfter(structure, level)
  return Math.ceil(minutes / quarter) * quarter
}
