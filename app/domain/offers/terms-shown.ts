import type { OfferKind } from '../law/offer-kinds.data.ts'
import type { SiteId } from '../sites/site-id.ts'

type Offer = {
  readonly id: string
  readonly kind: OfferKind
  readonly sites: readonly SiteId[]
  readonly validFrom: string
  readonly validUntil: string
  readonly month?: string
  readonly termsPath: string
}

/** A page of the site map, as far as it says which offers it shows: with `family` several at a time. */
export type OfferPage = {
  readonly path: string
  readonly sites: 'all' | readonly SiteId[]
  readonly offers?: readonly OfferKind[]
  readonly family?: true
}

/** Why the page of an offer's full terms does not show the offer, null where it does: it is on all its sites, for its kind, and no other offer takes its place there. */
export function termsFault(offer: Offer, others: readonly Offer[], rows: readonly OfferPage[]): string | null {
  const row = rows.find(({ path }) => path === offer.termsPath)
  if (!row?.offers?.includes(offer.kind)) return `the page does not show offers of the kind ${offer.kind}`
  const { sites } = row
  const missing = sites === 'all' ? [] : offer.sites.filter(site => !sites.includes(site))
  if (missing.length > 0) return `there is no such page on ${missing.join(', ')}`
  const taken = row.family ? undefined : others.find(other => takesPlaceOf(offer, other))
  return taken ? `the page shows one offer at a time, and ${taken.id} runs at the same time` : null
}

function takesPlaceOf(offer: Offer, other: Offer): boolean {
  const [from, until] = runs(offer)
  const [otherFrom, otherUntil] = runs(other)
  return (
    other.id !== offer.id &&
    other.termsPath === offer.termsPath &&
    other.sites.some(site => offer.sites.includes(site)) &&
    otherFrom < until &&
    from < otherUntil
  )
}

/** From when until when an offer runs: one of a month within that month alone. */
function runs({ validFrom, validUntil, month }: Offer): [number, number] {
  const [from, until] = [Date.parse(validFrom), Date.parse(validUntil)]
  if (month === undefined) return [from, until]
  const start = new Date(`${month}-01T00:00:00Z`)
  return [Math.max(from, start.getTime()), Math.min(until, Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1))]
}
