import type { Offer } from '../../../content/offers/offers.schema.ts'
import { textOf } from '../../site/page/local-text.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { aroundFigure } from './around-figure.ts'

/** The title of an offer round its first figure, filled, and whether that figure is an amount of money, which may be set large. */
export function offerTitle(offer: Offer, scope: PageScope) {
  const parts = aroundFigure(textOf(offer.title, scope))
  const isAmount = scope.content.figures[parts.figure.slice(1, -1)]?.kind === 'money'
  return { ...fillForPage(scope, parts), isAmount }
}
