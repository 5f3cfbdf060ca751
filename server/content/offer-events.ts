import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Database, Query } from '../accounts/database.ts'

/** An event of the kill switch. `at` is in ms; `by` names the person or the program. Events are added, never changed: they are evidence. */
const offerEvent = v.object({
  offerId: v.string(),
  event: v.picklist(['withdrawn', 'restored']),
  at: v.number(),
  by: v.string(),
  reason: v.string()
})

export type OfferEvent = v.InferOutput<typeof offerEvent>
export const offerEvents = v.array(offerEvent)

const insert = (query: Query, { offerId, event, at, by, reason }: OfferEvent, orElse = '') =>
  query(
    `insert into offer_events (id, offer_id, event, at, by_whom, reason) values ($1, $2, $3, $4, $5, $6) ${orElse}`,
    [randomUUID(), offerId, event, at, by, reason]
  )

const columns = 'offer_id as "offerId", event, at, by_whom as "by", reason'

/** The last of some events, the oldest first, by the offer. */
export const byOffer = (events: readonly OfferEvent[]) => new Map(events.map(event => [event.offerId, event]))

/** The last event of each offer: what counts now. Throws DatabaseError. */
export const latestOfferEvents = (query: Query): Promise<OfferEvent[]> =>
  query<OfferEvent>(
    `select ${columns} from offer_events outer_event
     where at = (select max(at) from offer_events where offer_id = outer_event.offer_id) order by offer_id`
  )

/** All events, of one offer or of all, the oldest first. Throws DatabaseError. */
export const offerHistory = (query: Query, offerId: string | null): Promise<OfferEvent[]> =>
  offerId === null
    ? query<OfferEvent>(`select ${columns} from offer_events order by at, offer_id`)
    : query<OfferEvent>(`select ${columns} from offer_events where offer_id = $1 order by at`, [offerId])

/** Writes an event down. False where the offer is withdrawn already. A clock that went back makes no event older than the one before. Throws DatabaseError. */
export function recordOfferEvent({ transaction }: Pick<Database, 'transaction'>, event: OfferEvent): Promise<boolean> {
  return transaction(async query => {
    const last = (await offerHistory(query, event.offerId)).at(-1)
    if (event.event === 'withdrawn' && last?.event === 'withdrawn') return false
    await insert(query, { ...event, at: Math.max(event.at, (last?.at ?? 0) + 1) })
    return true
  })
}

/** Adds, in the caller's transaction, the events that a database lacks which was restored from an older copy. */
export async function addOfferEvents(query: Query, events: readonly OfferEvent[]): Promise<void> {
  for (const event of events) await insert(query, event, 'on conflict (offer_id, at) do nothing')
}
