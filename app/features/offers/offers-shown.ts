import { nearestBoundary, standsAt } from '../../site/dated/dated-record.ts'
import type { Audience } from '../../site/visitor/audience.ts'

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
  const offers = standsAt({ adHours }, now) ? records.filter(({ kind }) => allowed.includes(kind)) : []
  return { offers, until: nearestBoundary([{ adHours }], now) }
}
