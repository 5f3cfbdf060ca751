import * as v from 'valibot'
import { isoInstant, money, month } from '../record-fields.ts'

const maxCounted = 100_000_000
const count = v.pipe(
  v.number('write a whole number'),
  v.integer('write a whole number'),
  v.minValue(0, 'write a number from 0'),
  v.maxValue(maxCounted, `write at most ${maxCounted}`)
)

const isoTime = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2})(:\d{2})?([.,]\d{1,9})?([Zz]|[+-]\d{2}(:?\d{2})?)$/

/** A date and time of ISO 8601 with its offset, as every language writes it. Returns it to the second in UTC; an empty text where no clock shows it. */
function inUtc(written: string): string {
  const [, day, minutes, seconds = ':00', , offset = ''] = isoTime.exec(written) ?? []
  const [, hours = '', rest = '00'] = /^([+-]\d{2}):?(\d{2})?$/.exec(offset) ?? []
  const time = Date.parse(`${day}T${minutes}${seconds}${hours ? `${hours}:${rest}` : 'Z'}`)
  return Number.isNaN(time) ? '' : new Date(time).toISOString().replace('.000', '')
}

const feedTime = v.pipe(
  v.string(),
  v.regex(isoTime, 'must be a time of ISO 8601 with its offset: 2026-11-20T18:30:00Z'),
  v.transform(inUtc),
  v.nonEmpty('must be a time that there is')
)

/** A count of the 24 hours before: every five minutes at most. */
export const dayCount = v.object({ at: feedTime, players: count, tables: count })
export const maxDayCounts = 288

/** The sample that stands in while there is no server of the room's own. */
export const playersOnline = v.strictObject({
  players: count,
  tables: count,
  guaranteed: v.strictObject({ ...money.entries, month }),
  takenAt: isoInstant,
  day: v.exactOptional(v.array(v.strictObject({ at: isoInstant, players: count, tables: count }))),
  sample: v.literal(true, 'write true: these figures are a sample')
})

/** The answer of PLAYERS_ONLINE_URL. Further fields are left out; guarantees are the upstream's choice, and of the month that they name. */
export const playersFeed = v.object({
  players: count,
  tables: count,
  guaranteed: v.nullish(v.object({ ...money.entries, month }), null),
  takenAt: feedTime,
  day: v.optional(v.array(dayCount)),
  sample: v.optional(v.boolean(), false)
})

export type PlayersOnline = v.InferOutput<typeof playersFeed>
