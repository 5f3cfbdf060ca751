import type { PageScope } from '../../site/page/page-scope.ts'
import { isValidAt, nearestBoundary } from '../dated/dated-record.ts'
import type { OfferKind } from './offer-kinds.data.ts'

type Read = Pick<PageScope, 'audience' | 'asOf' | 'expiresAt'>

/**
 * Whether a page about offers of some kinds may be shown as it is: the audience may see one of them, and its hours for advertising, where it has some, run. Keeps the
 * instant at which the answer changes. Where it may not, plain words stand in its place and the other ones are never sent.
 */
export function offerPageShown({ audience, asOf, expiresAt }: Read, kinds: readonly OfferKind[]): boolean {
  const { offers, adHours } = audience()
  if (!kinds.some(kind => offers.includes(kind))) return false
  expiresAt(nearestBoundary([{ adHours }], asOf()))
  return isValidAt({ adHours }, asOf())
}
