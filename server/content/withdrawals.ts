import type { Content, WithdrawnOffer } from '../../content/content.ts'
import type { OfferEvent } from './offer-events.ts'

/** An offer that is shown nowhere, whatever its dates say: since when, as an ISO text, by whom and why. */
export type Withdrawal = { id: string; at: string; by: string; reason: string }

/** The withdrawals among the newest events of offers. */
export const withdrawalsOf = (newest: Iterable<OfferEvent>): Withdrawal[] =>
  [...newest].flatMap(({ offerId: id, event, at, by, reason }) =>
    event === 'withdrawn' ? [{ id, at: new Date(at).toISOString(), by, reason }] : []
  )

/**
 * The content less what has been withdrawn, so that nothing can show it; its version is another one. Null says that nothing is known of withdrawals: then no
 * offer is shown at all.
 */
export function withoutWithdrawn(content: Content, withdrawals: readonly Withdrawal[] | null): Content {
  if (withdrawals === null) return { ...content, version: `${content.version} without any offer`, offers: [] }
  const byId = new Map(withdrawals.map(withdrawal => [withdrawal.id, withdrawal]))
  const withdrawnOffers = content.offers.flatMap(offer => {
    const found = byId.get(offer.id)
    return found ? [{ ...offer, withdrawnAt: found.at, reason: found.reason } satisfies WithdrawnOffer] : []
  })
  if (withdrawnOffers.length === 0) return content
  return {
    ...content,
    version: `${content.version} without ${withdrawnOffers.map(({ id, withdrawnAt }) => `${id} ${withdrawnAt}`).join(', ')}`,
    offers: content.offers.filter(({ id }) => !byId.has(id)),
    withdrawnOffers: [...content.withdrawnOffers, ...withdrawnOffers]
  }
}
