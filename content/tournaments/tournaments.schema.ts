import * as v from 'valibot'
import { weekdays } from '../../app/domain/dated/weekdays.ts'
import {
  clockTime,
  currency,
  isoDay,
  listOfUnique,
  localText,
  minutes,
  money,
  oneOf,
  slug,
  text,
  whole
} from '../record-fields.ts'

const games = ['holdem', 'omaha', 'short-deck'] as const
const types = ['freezeout', 're-entry', 'bounty', 'deep-stack', 'satellite', 'freeroll'] as const

/** The kind of a tournament: how one leaves it, and what one plays for. */
export const tournamentType = oneOf(types)

export const game = oneOf(games)

const weekday = oneOf(weekdays)

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
export type DailyTournament = v.InferOutput<typeof dailyTournament>

/** A tournament of the week that is over: how many entered, and who won it, by a screen name. */
const result = v.strictObject({
  id: slug,
  /** Its id in featured.yaml or daily.yaml. */
  tournament: slug,
  day: isoDay,
  entries: whole,
  winner: text,
  sample: v.literal(true, 'write true: the results of the demo are invented')
})

export const results = v.pipe(
  listOfUnique(result, 'id'),
  v.check(
    list => list.every(({ day }, at) => at === 0 || day <= (list[at - 1]?.day ?? '')),
    'write the results with the newest first'
  )
)

/** One level: the two blinds and what every seat puts in beside them. */
const level = v.strictObject({ small: whole, big: whole, ante: whole })

type Level = v.InferOutput<typeof level>

/** Prizes of the places from `from` to `to`, each of them `amount`. */
const prize = v.strictObject({ from: whole, to: whole, amount: whole })

/** Entries of an example, what each pays into the pool and to the room, and how the pool is paid out. */
const payouts = v.pipe(
  v.strictObject({
    currency,
    entries: whole,
    stake: whole,
    fee: whole,
    prizes: v.pipe(v.array(prize), v.minLength(2, 'write at least two prizes'))
  }),
  v.check(
    ({ prizes }) => prizes.every(({ from, to }, at) => to >= from && from === (prizes[at - 1]?.to ?? 0) + 1),
    'the places must follow one another, without a gap'
  ),
  v.check(
    ({ prizes }) => prizes.every(({ amount }, at) => at === 0 || amount < (prizes[at - 1]?.amount ?? 0)),
    'a prize must be smaller than the one before it'
  ),
  v.check(
    ({ entries, stake, prizes }) =>
      prizes.reduce((sum, { from, to, amount }) => sum + (to - from + 1) * amount, 0) === entries * stake,
    'the prizes must sum to the pool, which is entries times stake'
  )
)

const growing = ({ big }: Level, before: Level | undefined) => before === undefined || big > before.big

/** The structure of a tournament: chips, levels and breaks, and an example of its prizes. */
const structure = v.strictObject({
  id: slug,
  startingStack: whole,
  levelMinutes: whole,
  /** A break of so many minutes after so many levels. */
  breakMinutes: whole,
  breakAfterLevels: whole,
  /** The one long break, in place of the short one after that level. */
  dinner: v.optional(v.strictObject({ afterLevel: whole, minutes: whole })),
  levels: v.pipe(
    v.array(level),
    v.minLength(5, 'write at least five levels'),
    v.check(
      levels => levels.every((now, at) => growing(now, levels[at - 1])),
      'the big blind must grow from level to level'
    ),
    v.check(levels => levels.every(({ small, big }) => small * 2 === big), 'the small blind is half the big blind')
  ),
  payouts: v.optional(payouts),
  /** An example of how its evening runs, in minutes from the start: when paid places are near, when the final table begins, when it ends. */
  course: v.optional(v.strictObject({ paidFromMinute: whole, finalTableMinute: whole, endMinute: whole }))
})

export const structures = listOfUnique(structure, 'id')

export type Structure = v.InferOutput<typeof structure>
