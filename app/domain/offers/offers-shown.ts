import type { Offer } from '../../../content/offers/offers.schema.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { isValidAt, nearestBoundary } from '../dated/dated-record.ts'
import type { Audience } from '../law/audience.ts'
import { offersByState } from './offers-by-state.ts'

/** The offers of the kinds that an audience may be shown, within its hours for advertising. `until`: when the answer changes. */
export function offersShown<Offer extends { readonly kind: string }>(
  records: readonly Offer[],
  { offers: kinds, adHours }: Pick<Audience, 'offers' | 'adHours'>,
  now: Date
): { offers: Offer[]; until: Date | null } {
  const allowed: readonly string[] = kinds
  if (allowed.length === 0) return { offers: [], until: null }
  const offers = isValidAt({ adHours }, now) ? records.filter(({ kind }) => allowed.includes(kind)) : []
  return { offers, until: nearestBoundary([{ adHours }], now) }
}

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
