import { type DatedRecord, isValidAt, nearestBoundary, soonest } from '../dated/dated-record.ts'

type SiteOffer = DatedRecord & {
  readonly validFrom: string
  readonly validUntil: string
  readonly month?: string
  readonly sites: readonly string[]
}

const dayMs = 86_400_000
const rememberedDays = 60
/** How long before its beginning an offer is announced. */
const announcedDays = 45

/** The offers of a site by state: running, coming soon, ended lately; of the latter two only name and date may be shown. `until`: when that may change. */
export function offersByState<Offer extends SiteOffer>(offers: readonly Offer[], siteId: string, now: Date) {
  const time = now.getTime()
  const ofSite = offers.filter(({ sites }) => sites.includes(siteId))
  const month = now.toISOString().slice(0, 7)
  const running = ofSite.filter(offer => isValidAt(offer, now) && (offer.month ?? month) === month)
  const coming = ofSite
    .filter(({ validFrom }) => Date.parse(validFrom) > time && Date.parse(validFrom) - time <= announcedDays * dayMs)
    .toSorted((a, b) => Date.parse(a.validFrom) - Date.parse(b.validFrom))
  const ended = ofSite
    .filter(
      ({ validUntil }) => Date.parse(validUntil) <= time && time - Date.parse(validUntil) < rememberedDays * dayMs
    )
    .toSorted((a, b) => Date.parse(b.validUntil) - Date.parse(a.validUntil))
  const changes = [
    ...ofSite.map(({ validFrom }) => Date.parse(validFrom) - announcedDays * dayMs),
    ...ended.map(({ validUntil }) => Date.parse(validUntil) + rememberedDays * dayMs),
    ...(ofSite.some(offer => offer.month !== undefined) ? [Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)] : [])
  ].flatMap(instant => (instant > time ? new Date(instant) : []))
  return { running, coming, ended, until: soonest(nearestBoundary(ofSite, now), ...changes) }
}
