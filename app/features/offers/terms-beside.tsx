import type { Offer } from '../../../content/offers/offers.schema.ts'
import { filledText } from '../../site/page/local-text.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { FoldedTerms } from './folded-terms.tsx'
import { OfferTerms } from './offer-terms.tsx'

/** The terms of an offer on its poster: in full where a law of the site or of the visitor speaks, else a line that opens all of them. */
export function TermsBeside({ offer }: { offer: Offer }) {
  const scope = usePage()
  if (scope.audience().laws.length > 0) return <OfferTerms offer={offer} />
  if (offer.conditions.release !== 'none') return <FoldedTerms offer={offer} />
  const age = offer.minimumAge === 'by country' ? '{ageMark}' : `${offer.minimumAge}+`
  return (
    <details className="folded-terms">
      <summary>
        {fillForPage(scope, age)} · {filledText(offer.significantTerms, scope).at(-1)}{' '}
        <span className="folded-terms__all">{scope.t('offers.all-terms')}</span>
      </summary>
      <OfferTerms offer={offer} />
    </details>
  )
}
