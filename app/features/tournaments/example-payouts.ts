import type { Structure } from '../../../content/tournaments/tournaments.schema.ts'
import type { CalendarTournament } from './calendar.ts'
import { poolOf } from './structure-rows.ts'

type Payouts = NonNullable<Structure['payouts']>
type Entry = Pick<CalendarTournament, 'structure' | 'buyIn' | 'guarantee'> &
  Partial<Pick<CalendarTournament, 'type' | 'seats'>>

/**
 * The example of prizes of a tournament. `isOwn`: it has the tournament's buy-in, and its pool reaches the guarantee, so that its sums may be shown. Else only its places
 * and shares are true here: it is then the one, of all structures, whose field is nearest to `entries`, or to the entries that the guarantee takes. Null where places do not
 * get the whole pool, as seats or bounties take it, and where the structure has no prizes.
 */
export function examplePayouts(
  { structure, buyIn, guarantee, type, seats }: Entry,
  structures: readonly Structure[],
  entries?: number
): { payouts: Payouts; isOwn: boolean } | null {
  const payouts = structures.find(({ id }) => id === structure)?.payouts
  if (!payouts || seats || type === 'bounty') return null
  const { stake, fee, currency } = payouts
  const price = buyIn.amount === stake + fee && buyIn.currency === currency
  const isOwn = price && poolOf(payouts).pool >= (guarantee?.amount ?? 0)
  if ((isOwn && entries === undefined) || !guarantee || buyIn.amount === 0) return { payouts, isOwn }
  const field = entries ?? guarantee.amount / paidIn(buyIn.amount, payouts)
  const distance = (other: Payouts) => Math.abs(Math.log(other.entries / field))
  const [nearest = payouts] = structures
    .flatMap(item => item.payouts ?? [])
    .toSorted((a, b) => distance(a) - distance(b))
  return { payouts: nearest, isOwn: isOwn && nearest === payouts }
}

/** The part of a buy-in that goes to the prizes, as the example of a structure divides it. */
export const paidIn = (buyIn: number, { stake, fee }: Payouts): number => (buyIn * stake) / (stake + fee)

/** The pool and the first prize of a tournament that is over: the sum of its entries, at least the guarantee, and the first place's share in a field of its size. */
export function resultSums(
  tournament: Entry & { guarantee: NonNullable<Entry['guarantee']> },
  entries: number,
  structures: readonly Structure[]
): { pool: number; first: number } | null {
  const own = structures.find(({ id }) => id === tournament.structure)?.payouts
  const example = examplePayouts(tournament, structures, entries)?.payouts
  if (!own || !example) return null
  const pool = Math.round(Math.max(tournament.guarantee.amount, entries * paidIn(tournament.buyIn.amount, own)))
  return { pool, first: Math.round((pool * (example.prizes[0]?.amount ?? 0)) / poolOf(example).pool) }
}
