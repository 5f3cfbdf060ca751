import * as v from 'valibot'
import { isoInstant, listOfUnique, slug, text } from './record-fields.ts'

const withdrawal = v.strictObject({ id: slug, at: isoInstant, reason: text })

/** The kill switch: offers that are shown nowhere, whatever their dates say. `npm run offers -- withdraw {id}` writes it. */
export const withdrawals = listOfUnique(withdrawal, 'id')

export type Withdrawal = v.InferOutput<typeof withdrawal>
