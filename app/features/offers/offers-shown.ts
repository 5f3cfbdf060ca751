import { type DatedRecord, nearestBoundary, standsAt } from '../../site/dated/dated-record.ts'

type OfferAudience = { readonly offers: boolean; readonly adHours: DatedRecord['adHours'] }

/**
 * Whether an audience may be shown offers at an instant: its country allows them, and its hours for advertising, where it has some, run.
 *
 * @returns `until`: the next instant at which the answer changes, null when it never will
 */
export function offersShown({ offers, adHours }: OfferAudience, now: Date): { shown: boolean; until: Date | null } {
  if (!offers) return { shown: false, until: null }
  return { shown: standsAt({ adHours }, now), until: nearestBoundary([{ adHours }], now) }
}
