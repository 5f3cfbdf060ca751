import type { Offer } from '../../../content/offers/offers.schema.ts'
import { filledText } from '../../site/page/local-text.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { offerConditions } from './offer-conditions.ts'

/** The minimum age, every significant term and the conditions of an offer, in one paragraph, with the way to the full terms. No offer is shown without it. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const scope = usePage()
  const { t, href } = scope
  const { minimumAge, significantTerms, termsPath } = offer
  const age = minimumAge === 'by country' ? fillForPage(scope, '{ageMark}') : `${minimumAge}+`
  // One text: a second one would begin within a line, and move with each letter before it when the fonts come.
  const terms = filledText(significantTerms, scope)
  const fullTerms = termsPath === scope.path ? null : href(termsPath)
  return (
    <p className="terms">
      <b className="quiet strong">{age}.</b>
      {` ${[...terms, offerConditions(offer, scope)].join(' ')} `}
      {fullTerms && <a href={fullTerms}>{t('offers.full-terms')}</a>}
    </p>
  )
}
