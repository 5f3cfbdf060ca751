import { pageShown } from '../page/inducement-shown.ts'
import type { PageScope } from '../page/page-scope.ts'
import { siteOffers } from '../page/site-offers.ts'

/** The picture of the page being rendered: that of its own offer, else the page's. Null where it has none, or where its neutral words are shown. */
export function pagePictureOf(scope: PageScope): string | null {
  const { row } = scope
  if (!row || !pageShown(scope, row)) return null
  return ownOfferPicture(scope, row) ?? row.picture ?? null
}

/** The picture of the offer that a page is about: a page that lists several is about none of them. */
function ownOfferPicture(
  scope: PageScope,
  { path, offers, family }: NonNullable<PageScope['row']>
): string | undefined {
  if (!offers || family) return undefined
  return siteOffers(scope, offer => offer.path === path).running[0]?.picture
}
