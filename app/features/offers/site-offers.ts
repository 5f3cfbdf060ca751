import type { Offer } from '../../../content/offers/offers.schema.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { offersByState } from './offers-by-state.ts'
import { offersFor } from './offers-for.ts'

/** The offers that the audience of the page being rendered may be shown on its site, by what they are now; the page keeps the instant at which that changes. In: which of them. */
export function siteOffers(scope: PageScope, isWanted: (offer: Offer) => boolean = () => true) {
  const states = offersByState<Offer>(offersFor(scope).offers.filter(isWanted), scope.siteId, scope.asOf())
  scope.endsAt(states.until)
  return states
}
