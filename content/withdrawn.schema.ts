import * as v from 'valibot'
import { isoInstant, slug, text } from './record-fields.ts'

const withdrawal = v.strictObject({ id: slug, at: isoInstant, reason: text })

/** The kill switch: offers that are shown nowhere, whatever their dates say. `npm run offers -- withdraw {id}` writes it. */
export const withdrawals = v.pipe(
  v.array(withdrawal, 'write a list, [] where nothing is withdrawn'),
  v.check(list => new Set(list.map(({ id }) => id)).size === list.length, 'an offer stands here twice')
)

export type Withdrawal = v.InferOutput<typeof withdrawal>
