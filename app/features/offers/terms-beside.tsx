import type { Offer } from '../../../content/offers/offers.schema.ts'
import { filledText } from '../../site/page/local-text.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { shortConditions } from './offer-conditions.ts'
import { OfferTerms } from './offer-terms.tsx'

/** The terms of an offer beside it: in full where a law of the site or of the visitor speaks, else a line that opens all of them. */
export function TermsBeside({ offer }: { offer: Offer }) {
  const scope = usePage()
  const line = useShortTerms(offer)
  if (scope.audience().laws.length > 0) return <OfferTerms offer={offer} />
  return (
    <details className="folded-terms smooth-details">
      <summary>
        {line} <span className="folded-terms__all quiet">{scope.t('offers.all-terms')}</span>
      </summary>
      <OfferTerms offer={offer} />
    </details>
  )
}

/** The age; then who, how much, what has to be played and until when, or of an offer that releases nothing the last of its significant terms. */
function useShortTerms({ minimumAge, conditions, significantTerms }: Offer): string {
  const scope = usePage()
  const facts =
    conditions.release === 'none' ? [filledText(significantTerms, scope).at(-1)] : shortConditions(conditions, scope.t)
  const age = minimumAge === 'by country' ? '{ageMark}' : `${minimumAge}+`
  const line = [age, ...facts].flatMap(fact => (fact ? [fact.replace(/\.$/, '')] : [])).join(' · ')
  return fillForPage(scope, line)
}
