import * as v from 'valibot'
import { weekdays } from '../../app/domain/dated/weekdays.ts'
import * as field from '../record-fields.ts'

const games = ['holdem', 'omaha', 'short-deck'] as const
const types = ['freezeout', 're-entry', 'bounty', 'deep-stack', 'satellite', 'freeroll'] as const

/** The kind of a tournament: how one leaves it, and what one plays for. */
export const tournamentType = field.oneOf(types)

export const game = field.oneOf(games)

const weekday = field.oneOf(weekdays)

/** The prizes of a satellite: so many seats in a tournament, by its id. Its guarantee is their worth. */
export const seats = v.strictObject({ count: field.whole, into: field.slug })

/** The fields of every tournament in a schedule. */
const scheduled = {
  id: field.slug,
  name: field.text,
  startUtc: field.clockTime,
  buyIn: field.money,
  guarantee: field.money,
  game,
  type: tournamentType,
  /** Its blinds, by the id in tournaments/structures.yaml. */
  structure: field.slug,
  /** The picture of a great one, which its row is set on. */
  picture: v.optional(field.text),
  format: field.localText,
  lateRegistrationMinutes: field.minutes,
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

export const featuredTournaments = field.listOfUnique(featuredTournament, 'id')

export const dailyTournaments = field.listOfUnique(dailyTournament, 'id')
export type DailyTournament = v.InferOutput<typeof dailyTournament>

/** A tournament of the week that is over: how many entered, and who won it, by a screen name. */
const result = v.strictObject({
  id: field.slug,
  /** Its id in featured.yaml or daily.yaml. */
  tournament: field.slug,
  day: field.isoDay,
  entries: field.whole,
  winner: field.text,
  sample: v.literal(true, 'write true: the results of the demo are invented')
})

export const results = v.pipe(
  field.listOfUnique(result, 'id'),
  v.check(
    list => list.every(({ day }, at) => at === 0 || day <= (list[at - 1]?.day ?? '')),
    'write the results with the newest first'
  )
)

/** One level: the two blinds and what every seat puts in beside them. */
const level = v.strictObject({ small: field.whole, big: field.whole, ante: field.whole })

/** Prizes of the places from `from` to `to`, each of them `amount`. */
const prize = v.strictObject({ from: field.whole, to: field.whole, amount: field.whole })

/** Entries of an example, what each pays into the pool and to the room, and how the pool is paid out. */
const payouts = v.pipe(
  v.strictObject({
    currency: field.currency,
    entries: field.whole,
    stake: field.whole,
    fee: field.whole,
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

/** The structure of a tournament: chips, levels and breaks, and an example of its prizes. */
const structure = v.strictObject({
  id: field.slug,
  startingStack: field.whole,
  levelMinutes: field.whole,
  /** A break of so many minutes after so many levels. */
  breakMinutes: field.whole,
  breakAfterLevels: field.whole,
  /** The one long break, in place of the short one after that level. */
  dinner: v.optional(v.strictObject({ afterLevel: field.whole, minutes: field.whole })),
  levels: v.pipe(
    v.array(level),
    v.minLength(5, 'write at least five levels'),
    v.check(
      levels => levels.every(({ big }, at) => big > (levels[at - 1]?.big ?? 0)),
      'the big blind must grow from level to level'
    ),
    v.check(levels => levels.every(({ small, big }) => small * 2 === big), 'the small blind is half the big blind')
  ),
  payouts: v.optional(payouts),
  /** An example of how its evening runs, in minutes from the start: when paid places are near, when the final table begins, when it ends. */
  course: v.optional(
    v.strictObject({ paidFromMinute: field.whole, finalTableMinute: field.whole, endMinute: field.whole })
  )
})

export const structures = field.listOfUnique(structure, 'id')

export type Structure = v.InferOutput<typeof structure>
