import type { PageScope } from '../../site/page/page-scope.ts'
import { isValidAt, nearestBoundary } from '../dated/dated-record.ts'
import type { OfferKind } from './offer-kinds.data.ts'

type Read = Pick<PageScope, 'audience' | 'asOf' | 'expiresAt'>

/** Whether a page about offers may be shown: the audience may see one of the kinds, within the hours for advertising. Else its neutral words are shown. */
export function offerPageShown({ audience, asOf, expiresAt }: Read, kinds: readonly OfferKind[]): boolean {
  const { offers, adHours } = audience()
  if (!kinds.some(kind => offers.includes(kind))) return false
  expiresAt(nearestBoundary([{ adHours }], asOf()))
  return isValidAt({ adHours }, asOf())
}
