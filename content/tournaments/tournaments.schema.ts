import * as v from 'valibot'
import { weekdays } from '../../app/domain/dated/weekdays.ts'
import { clockTime, localText, money, slug, text } from '../record-fields.ts'

const games = ['holdem', 'omaha', 'short-deck'] as const
const types = ['freezeout', 're-entry', 'bounty', 'deep-stack', 'satellite'] as const

const weekday = v.picklist(weekdays, `write one of: ${weekdays.join(', ')}`)
const minutes = v.pipe(v.number('write a number of minutes'), v.integer(), v.minValue(0))

/** What a schedule says of every tournament. */
const scheduled = {
  id: slug,
  name: text,
  startUtc: clockTime,
  buyIn: money,
  guarantee: money,
  game: v.picklist(games, `write one of: ${games.join(', ')}`),
  type: v.picklist(types, `write one of: ${types.join(', ')}`),
  format: localText,
  lateRegistrationMinutes: minutes,
  sample: v.boolean('write true for a tournament of the demo, else false')
}

const page = v.pipe(
  v.string('write the path of its page'),
  v.regex(/^\/([a-z0-9-]+\/)+$/, 'write the path of a page, as in the site map: /tournaments/sunday-major/')
)

/** An event that starts every week at the same time in UTC. */
const featuredTournament = v.strictObject({ ...scheduled, weekday, page: v.optional(page) })

/** An event that starts on several days of each week, at the same time in UTC. */
const dailyTournament = v.strictObject({
  ...scheduled,
  weekdays: v.pipe(
    v.array(weekday, 'write a list of days'),
    v.minLength(1, 'write at least one day'),
    v.check(days => new Set(days).size === days.length, 'a day stands here twice')
  )
})

export const featuredTournaments = v.pipe(
  v.array(featuredTournament),
  v.check(list => new Set(list.map(({ id }) => id)).size === list.length, 'two tournaments have the same id')
)

export const dailyTournaments = v.pipe(
  v.array(dailyTournament),
  v.check(list => new Set(list.map(({ id }) => id)).size === list.length, 'two tournaments have the same id')
)

export type FeaturedTournament = v.InferOutput<typeof featuredTournament>
export type DailyTournament = v.InferOutput<typeof dailyTournament>
