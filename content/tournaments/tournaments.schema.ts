import * as v from 'valibot'
import { weekdays } from '../../app/domain/dated/weekdays.ts'
import { clockTime, listOfUnique, localText, minutes, money, slug, text, whole } from '../record-fields.ts'

const games = ['holdem', 'omaha', 'short-deck'] as const
const types = ['freezeout', 're-entry', 'bounty', 'deep-stack', 'satellite', 'freeroll'] as const

/** The kind of a tournament: how one leaves it, and what one plays for. */
export const tournamentType = v.picklist(types, `write one of: ${types.join(', ')}`)

export const game = v.picklist(games, `write one of: ${games.join(', ')}`)

const weekday = v.picklist(weekdays, `write one of: ${weekdays.join(', ')}`)

/** The prizes of a satellite: so many seats in a tournament, by its id. Its guarantee is their worth. */
export const seats = v.strictObject({ count: whole, into: slug })

/** The fields of every tournament in a schedule. */
const scheduled = {
  id: slug,
  name: text,
  startUtc: clockTime,
  buyIn: money,
  guarantee: money,
  game,
  type: tournamentType,
  /** Its blinds, by the id in tournaments/structures.yaml. */
  structure: slug,
  /** The picture of a great one, which its row is set on. */
  picture: v.optional(text),
  format: localText,
  lateRegistrationMinutes: minutes,
  seats: v.optional(seats),
  sample: v.boolean('write true for a tournament of the demo, else false')
}

/** An event that starts every week at the same time in UTC. */
const featuredTournament = v.strictObject({ ...scheduled, weekday })

/** An event that starts on several days of each week, at the same time in UTC. */
const dailyTournament = v.strictObject({
  ...scheduled,
  weekdays: v.pipe(
    v.array(weekday, 'write a list of days'),
    v.minLength(1, 'write at least one day'),
    v.check(days => new Set(days).size === days.length, 'a day is here twice')
  )
})

export const featuredTournaments = listOfUnique(featuredTournament, 'id')

export const dailyTournaments = listOfUnique(dailyTournament, 'id')

export type FeaturedTournament = v.InferOutput<typeof featuredTournament>
export type DailyTournament = v.InferOutput<typeof dailyTournament>
