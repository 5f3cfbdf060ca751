import { pageShown } from '../page/inducement-shown.ts'
import type { PageScope } from '../page/page-scope.ts'
import { siteOffers } from '../page/site-offers.ts'

/** The picture of the page being rendered: that of its own offer, else the page's. Null where it has none, or where its neutral words are shown. */
export function pagePictureOf(scope: PageScope): string | null {
  const { row } = scope
  if (!row || !pageShown(scope, row)) return null
  // A page that lists several offers is about none of them.
  const isOfOne = row.offers && !row.family
  const [offer] = isOfOne ? siteOffers(scope, ({ path }) => path === row.path).running : []
  return offer?.picture ?? row.picture ?? null
}
