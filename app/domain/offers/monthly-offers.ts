import { type DatedRecord, isValidAt, nearestBoundary } from '../dated/dated-record.ts'

type MonthlyOffer = DatedRecord & {
  readonly kind: string
  readonly month?: string
  readonly sites: readonly string[]
  readonly significantTerms: unknown
  readonly conditions?: unknown
}

/** Offers with the same terms, so that the terms are written once, with all of them. */
export type OfferGroup<Offer> = [Offer, ...Offer[]]

/** The giveaways and leaderboards of a site whose figures belong to this month (UTC), grouped by equal terms. `until`: when the answer may change. */
export function monthlyOffers<Offer extends MonthlyOffer>(offers: readonly Offer[], siteId: string, now: Date) {
  const month = now.toISOString().slice(0, 7)
  const ofMonth = offers.filter(offer => offer.month === month && offer.sites.includes(siteId))
  const valid = ofMonth.filter(offer => isValidAt(offer, now))
  const ofKind = (kind: string) => groupByTerms(valid.filter(offer => offer.kind === kind))
  const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1))
  const boundary = nearestBoundary(ofMonth, now)
  return {
    giveaways: ofKind('monthly-giveaway'),
    leaderboards: ofKind('daily-leaderboard'),
    until: boundary && boundary < nextMonth ? boundary : nextMonth
  }
}

const groupByTerms = <Offer extends MonthlyOffer>(offers: readonly Offer[]) =>
  [
    ...Map.groupBy(offers, ({ significantTerms, conditions }) =>
      JSON.stringify([significantTerms, conditions])
    ).values()
  ] as OfferGroup<Offer>[]
