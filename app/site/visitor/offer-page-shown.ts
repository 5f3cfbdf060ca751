import { nearestBoundary, standsAt } from '../dated/dated-record.ts'
import type { PageScope } from '../page/page-scope.ts'
import type { OfferKind } from './offer-kinds.data.ts'

type Read = Pick<PageScope, 'audience' | 'asOf' | 'endsAt'>

/**
 * Whether a page about offers of some kinds may be shown as it is: the audience may see one of them, and its hours for advertising, where it has some, run. Keeps the
 * instant at which the answer changes. Where it may not, plain words stand in its place and the other ones are never sent.
 */
export function offerPageShown({ audience, asOf, endsAt }: Read, kinds: readonly OfferKind[]): boolean {
  const { offers, adHours } = audience()
  if (!kinds.some(kind => offers.includes(kind))) return false
  endsAt(nearestBoundary([{ adHours }], asOf()))
  return standsAt({ adHours }, asOf())
}
