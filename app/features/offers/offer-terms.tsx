import type { Offer } from '../../../content/offers/offers.schema.ts'
import { filledText } from '../../site/page/local-text.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { offerConditions, shortConditions } from './offer-conditions.ts'

type Props = {
  offer: Offer
  /** The note number of the offers that these terms belong to, where a card has several terms. */
  mark?: number | null | undefined
}

/** The minimum age, every significant term and the conditions of an offer, in one paragraph, with the way to the full terms. No offer is shown without it. */
export function OfferTerms({ offer, mark }: Props) {
  const scope = usePage()
  const { t, href } = scope
  const { significantTerms, termsPath } = offer
  // One text: a second one would begin within a line, and move with each letter before it when the fonts come.
  const terms = filledText(significantTerms, scope)
  const fullTerms = termsPath === scope.path ? null : href(termsPath)
  return (
    <p className="terms" id={mark ? termsId(offer) : undefined}>
      {mark && <sup>{mark} </sup>}
      <b className="quiet strong">{fillForPage(scope, ageOf(offer))}.</b>
      {` ${[...terms, offerConditions(offer, scope)].join(' ')} `}
      {fullTerms && <a href={fullTerms}>{t('offers.full-terms')}</a>}
    </p>
  )
}

/** The terms of an offer beside it: in full where a law of the site or of the visitor speaks, else a line that opens all of them. */
export function TermsBeside({ offer, mark }: Props) {
  const scope = usePage()
  if (scope.audience().laws.length > 0) return <OfferTerms offer={offer} mark={mark} />
  const { conditions, significantTerms } = offer
  // Of an offer that releases nothing the last of its significant terms.
  const facts =
    conditions.release === 'none' ? [filledText(significantTerms, scope).at(-1)] : shortConditions(conditions, scope.t)
  const line = [ageOf(offer), ...facts].flatMap(fact => (fact ? [fact.replace(/\.$/, '')] : [])).join(' · ')
  return (
    <details className="folded-terms smooth-details" id={mark ? termsId(offer) : undefined}>
      <summary>
        {mark && <sup>{mark} </sup>}
        {fillForPage(scope, line)} <span className="folded-terms__all quiet">{scope.t('offers.all-terms')}</span>
      </summary>
      <OfferTerms offer={offer} />
    </details>
  )
}

/** The name of the terms of an offer in its page, for what they are of. */
export const termsId = ({ id }: Offer): string => `terms-${id}`

const ageOf = ({ minimumAge }: Offer): string => (minimumAge === 'by country' ? '{ageMark}' : `${minimumAge}+`)
