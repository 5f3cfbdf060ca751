import type { Offer } from '../../../content/offers/offers.schema.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { isValidAt, nearestBoundary } from '../dated/dated-record.ts'
import type { Audience } from '../law/audience.ts'
import { offersByState } from './offers-by-state.ts'

/**
 * The offers whose kinds an audience may be shown at an instant: its countries allow them, and the hours for advertising, where there are some, run.
 * Whether an offer itself stands on the site at that instant is asked after.
 *
 * @returns `until`: the next instant at which the answer changes, null when it never will
 */
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

/**
 * The offers of those kinds that may be shown to this audience now; the page keeps the instant at which that changes.
 *
 * @returns `until`: that instant, null where it never comes
 */
export function offersFor(scope: PageScope): { offers: Offer[]; until: Date | null } {
  const shown = offersShown(scope.content.offers, scope.audience(), scope.asOf())
  scope.expiresAt(shown.until)
  return shown
}

/**
 * The offers that the audience of the page being rendered may be shown on its site, by what they are now; the page keeps the instant at which that changes.
 */
export function siteOffers(scope: PageScope, isWanted: (offer: Offer) => boolean = () => true) {
  const states = offersByState<Offer>(offersFor(scope).offers.filter(isWanted), scope.siteId, scope.asOf())
  scope.expiresAt(states.until)
  return states
}
