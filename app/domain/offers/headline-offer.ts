import { type DatedRecord, isValidAt, nearestBoundary } from '../dated/dated-record.ts'

type WelcomeOffer = DatedRecord & { readonly kind: string; readonly headlineSites: readonly string[] }

/**
 * The welcome offer that may stand at the top of a site's page at an instant, null where there is none; of two, the one that began last.
 * "Outside its validity dates and the sites it may appear on, an offer does not render." Whether the audience may see offers is asked before.
 *
 * @returns `until`: the next instant at which the answer may change, null when none will
 */
export function headlineOffer<Offer extends WelcomeOffer>(
  offers: readonly Offer[],
  siteId: string,
  now: Date
): { offer: Offer | null; until: Date | null } {
  const ofSite = offers.filter(({ kind, headlineSites }) => kind === 'welcome-bonus' && headlineSites.includes(siteId))
  const standing = ofSite.filter(offer => isValidAt(offer, now)).sort((a, b) => startOf(b) - startOf(a))
  return { offer: standing[0] ?? null, until: nearestBoundary(ofSite, now) }
}

const startOf = ({ validFrom }: DatedRecord) => (validFrom == null ? Number.NEGATIVE_INFINITY : Date.parse(validFrom))
