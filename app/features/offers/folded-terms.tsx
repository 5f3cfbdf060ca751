import type { Offer } from '../../../content/offers/offers.schema.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { OfferTerms } from './offer-terms.tsx'

/** The terms of an offer where no law asks for them in full beside it: who, how much, what has to be played and until when in a line, which opens all of them. */
export function FoldedTerms({ offer }: { offer: Offer }) {
  const scope = usePage()
  const { t } = scope
  const { minimumAge, conditions } = offer
  const { who, minimumDeposit, release, expiry } = conditions
  const facts = [
    minimumAge === 'by country' ? '{ageMark}' : `${minimumAge}+`,
    t(who === 'players' ? 'offers.who-players' : 'offers.short-new'),
    minimumDeposit !== 'none' && t('offers.minimum-deposit', { amount: minimumDeposit }),
    release === 'none'
      ? t('offers.no-wagering')
      : t('offers.short-release', { fees: release.fees, part: release.pays }),
    expiry !== 'none' && expiry
  ]
  const line = facts.flatMap(fact => (fact ? [fact.replace(/\.$/, '')] : [])).join(' · ')
  return (
    <details className="folded-terms">
      <summary>
        {fillForPage(scope, line)} · <span className="folded-terms__all">{t('offers.all-terms')}</span>
      </summary>
      <OfferTerms offer={offer} />
    </details>
  )
}
