import { isValidAt, nearestBoundary } from '../dated/dated-record.ts'
import type { Audience } from '../law/audience.ts'

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
