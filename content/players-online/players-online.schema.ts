import * as v from 'valibot'
import { isoInstant, money, month } from '../record-fields.ts'

const count = v.pipe(v.number('write a whole number'), v.integer('write a whole number'), v.minValue(0))

/** What PLAYERS_ONLINE_URL answers; this sample stands in while there is no such server. */
export const playersOnline = v.strictObject({
  players: count,
  tables: count,
  guaranteed: v.strictObject({ ...money.entries, month }),
  takenAt: isoInstant,
  sample: v.literal(true, 'write true: these figures are a sample')
})

export type PlayersOnline = v.InferOutput<typeof playersOnline>
