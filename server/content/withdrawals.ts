import type { Content, WithdrawnOffer } from '../../content/content.ts'
import type { Offer } from '../../content/offers/offers.schema.ts'
import type { Withdrawal } from '../../content/withdrawn.schema.ts'
import type { ContentFault } from './content-error.ts'

/** The file of the kill switch, in the folder of content. */
export const withdrawnFile = 'withdrawn.yaml'

/** Takes withdrawn offers out of a list, so that nothing can show them. Returns the others, and those taken out with instant and reason. */
export function withoutWithdrawn(
  offers: readonly Offer[],
  withdrawals: readonly Withdrawal[]
): Pick<Content, 'offers' | 'withdrawnOffers'> {
  const byId = new Map(withdrawals.map(withdrawal => [withdrawal.id, withdrawal]))
  return {
    offers: offers.filter(({ id }) => !byId.has(id)),
    withdrawnOffers: offers.flatMap(offer => {
      const found = byId.get(offer.id)
      return found ? [{ ...offer, withdrawnAt: found.at, reason: found.reason } satisfies WithdrawnOffer] : []
    })
  }
}

/** A withdrawal that names no offer would withdraw nothing. */
export const unknownWithdrawals = (offers: readonly Offer[], withdrawals: readonly Withdrawal[]): ContentFault[] =>
  withdrawals
    .map(({ id }, index) => ({ file: withdrawnFile, field: `${index}.id`, reason: `no offer is called ${id}`, id }))
    .filter(({ id }) => !offers.some(offer => offer.id === id))
    .map(({ id: _id, ...fault }) => fault)

/** The last good content less what has been withdrawn since: a kill switch does not wait for a fault elsewhere. Nothing is brought back here. */
export function withNewWithdrawals(content: Content, withdrawals: readonly Withdrawal[]): Content {
  const fresh = withdrawals.filter(({ id }) => content.offers.some(offer => offer.id === id))
  if (fresh.length === 0) return content
  const { offers, withdrawnOffers } = withoutWithdrawn(content.offers, fresh)
  return {
    ...content,
    version: `${content.version} without ${fresh.map(({ id }) => id).join(' ')}`,
    offers,
    withdrawnOffers: [...content.withdrawnOffers, ...withdrawnOffers]
  }
}
