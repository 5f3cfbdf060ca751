import { type DatedRecord, isValidAt, nearestBoundary, startOf } from '../dated/dated-record.ts'

type WelcomeOffer = DatedRecord & { readonly kind: string; readonly headlineSites: readonly string[] }

/** The welcome offer at the top of a site's page at an instant; of two, the one that began last. `until`: when the answer may change. */
export function headlineOffer<Offer extends WelcomeOffer>(
  offers: readonly Offer[],
  siteId: string,
  now: Date
): { offer: Offer | null; until: Date | null } {
  const ofSite = offers.filter(({ kind, headlineSites }) => kind === 'welcome-bonus' && headlineSites.includes(siteId))
  const valid = ofSite.filter(offer => isValidAt(offer, now)).sort((a, b) => startOf(b) - startOf(a))
  return { offer: valid[0] ?? null, until: nearestBoundary(ofSite, now) }
}
