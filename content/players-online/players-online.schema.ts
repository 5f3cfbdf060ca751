import * as v from 'valibot'
import { isoInstant, money, month } from '../record-fields.ts'

const maxCounted = 100_000_000
const count = v.pipe(
  v.number('write a whole number'),
  v.integer('write a whole number'),
  v.minValue(0, 'write a number from 0'),
  v.maxValue(maxCounted, `write at most ${maxCounted}`)
)

/** The sample that stands in while there is no server of the room's own. */
export const playersOnline = v.strictObject({
  players: count,
  tables: count,
  guaranteed: v.strictObject({ ...money.entries, month }),
  takenAt: isoInstant,
  sample: v.literal(true, 'write true: these figures are a sample')
})

/** What PLAYERS_ONLINE_URL answers. Whatever else it says is left out; guarantees are the upstream's choice, and of the month that they name. */
export const playersFeed = v.object({
  players: count,
  tables: count,
  guaranteed: v.nullish(v.object({ ...money.entries, month }), null),
  takenAt: isoInstant,
  sample: v.optional(v.boolean(), false)
})

export type PlayersOnline = v.InferOutput<typeof playersFeed>
export type PlayersSample = v.InferOutput<typeof playersOnline>
