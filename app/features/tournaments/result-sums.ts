import type { Structure } from '../../../content/tournaments/structures.schema.ts'
import { poolOf } from './structure-rows.ts'

type Money = { readonly amount: number; readonly currency: string }
type Entered = { buyIn: Money; guarantee: Money; entries: number; payouts: NonNullable<Structure['payouts']> }

/**
 * The pool and the first prize of a tournament that is over. In: its buy-in, guarantee and entries, and the example of its structure, by which a buy-in is divided
 * between pool and room, and the pool between the places.
 */
export function resultSums({ buyIn, guarantee, entries, payouts }: Entered): { pool: number; first: number } {
  const { stake, fee, prizes } = payouts
  const paidIn = (entries * buyIn.amount * stake) / (stake + fee)
  const pool = Math.round(Math.max(guarantee.amount, paidIn))
  return { pool, first: Math.round((pool * (prizes[0]?.amount ?? 0)) / poolOf(payouts).pool) }
}
