import type { Offer } from '../../../content/offers/offers.schema.ts'
import { setLarge } from '../../site/figures/set-large.ts'
import { textOf } from '../../site/page/local-text.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { aroundFigure } from './around-figure.ts'
import type { OfferGroup } from './monthly-offers.ts'
import { OfferTerms } from './offer-terms.tsx'

/** Offers that share their terms: each with its figure set large, then the terms of all. */
export function RewardGroup({ offers }: { offers: OfferGroup<Offer> }) {
  const scope = usePage()
  const titles = offers.map(offer => fillForPage(scope, aroundFigure(textOf(offer.title, scope))))
  return (
    <div className="rewards__group">
      <ul>
        {titles.map(({ before, figure, after }) => (
          <li key={before + figure} className={before ? 'rewards__line' : 'rewards__total'}>
            {before && <span>{before}</span>} <b>{setLarge(figure)}</b> <span>{after}</span>
          </li>
        ))}
      </ul>
      <OfferTerms offer={offers[0]} />
    </div>
  )
}
