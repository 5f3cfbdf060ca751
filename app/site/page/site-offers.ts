import type { Offer } from '../../../content/offers/offers.schema.ts'
import { offersByState } from '../../domain/offers/offers-by-state.ts'
import { offersShown } from '../../domain/offers/offers-shown.ts'
import type { PageScope } from './page-scope.ts'

/** The offers that the audience of the page being rendered may be shown; the page expires when that changes. */
export function offersFor(scope: PageScope): { offers: Offer[]; until: Date | null } {
  const shown = offersShown(scope.content.offers, scope.audience(), scope.asOf())
  scope.expiresAt(shown.until)
  return shown
}

/** The offers that the audience may be shown on its site, by state; the page expires when that changes. */
export function siteOffers(scope: PageScope, isWanted: (offer: Offer) => boolean = () => true) {
  const states = offersByState<Offer>(offersFor(scope).offers.filter(isWanted), scope.siteId, scope.asOf())
  scope.expiresAt(states.until)
  return states
}
