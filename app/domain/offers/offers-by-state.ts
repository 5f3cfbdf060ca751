import { type DatedRecord, isValidAt, nearestBoundary, soonest } from '../dated/dated-record.ts'
import { dayMs } from '../dated/day-ms.ts'

type SiteOffer = DatedRecord & {
  readonly validFrom: string
  readonly validUntil: string
  readonly month?: string
  readonly sites: readonly string[]
}

const rememberedMs = 60 * dayMs
/** How long before its beginning an offer is announced. */
const announcedMs = 45 * dayMs

/** The offers of a site by state: running, coming soon, ended lately; of the latter two only name and date may be shown. `until`: when that may change. */
export function offersByState<Offer extends SiteOffer>(offers: readonly Offer[], siteId: string, now: Date) {
  const time = now.getTime()
  const ofSite = offers.filter(({ sites }) => sites.includes(siteId))
  const month = now.toISOString().slice(0, 7)
  const running = ofSite.filter(offer => isValidAt(offer, now) && (offer.month ?? month) === month)
  const untilStart = ({ validFrom }: Offer) => Date.parse(validFrom) - time
  const coming = ofSite
    .filter(offer => untilStart(offer) > 0 && untilStart(offer) <= announcedMs)
    .toSorted((a, b) => untilStart(a) - untilStart(b))
  const sinceEnd = ({ validUntil }: Offer) => time - Date.parse(validUntil)
  const ended = ofSite
    .filter(offer => sinceEnd(offer) >= 0 && sinceEnd(offer) < rememberedMs)
    .toSorted((a, b) => sinceEnd(a) - sinceEnd(b))
  const changes = [
    ...ofSite.map(({ validFrom }) => Date.parse(validFrom) - announcedMs),
    ...ended.map(({ validUntil }) => Date.parse(validUntil) + rememberedMs),
    ...(ofSite.some(offer => offer.month !== undefined) ? [Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)] : [])
  ].flatMap(instant => (instant > time ? new Date(instant) : []))
  return { running, coming, ended, until: soonest(nearestBoundary(ofSite, now), ...changes) }
}
