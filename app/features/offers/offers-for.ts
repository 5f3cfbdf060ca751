import type { Offer } from '../../../content/offers/offers.schema.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { offersShown } from './offers-shown.ts'

/**
 * The offers of those kinds that may be shown to this audience now; the page keeps the instant at which that changes.
 *
 * @returns `until`: that instant, null where it never comes
 */
export function offersFor(scope: PageScope): { offers: Offer[]; until: Date | null } {
  const shown = offersShown(scope.content.offers, scope.audience(), scope.asOf())
  scope.endsAt(shown.until)
  return shown
}
