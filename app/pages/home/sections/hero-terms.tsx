import type { Offer } from '../../../../content/offers/offers.schema.ts'
import { headlineOffer } from '../../../features/offers/headline-offer.ts'
import { OfferTerms } from '../../../features/offers/offer-terms.tsx'
import { offersFor } from '../../../features/offers/offers-for.ts'
import { filledText } from '../../../site/page/local-text.ts'
import { usePage } from '../../../site/page/use-page.tsx'

/** The welcome offer with its terms where it may be shown, else a word on playing responsibly. The other one is never sent. */
export function HeroTerms() {
  const scope = usePage()
  const { siteId, t, href } = scope
  const { offer, until } = headlineOffer<Offer>(offersFor(scope).offers, siteId, scope.asOf())
  scope.endsAt(until)
  if (offer)
    return (
      <div className="hero__terms">
        <p className="hero__offer">{filledText(offer.title, scope)}</p>
        <OfferTerms offer={offer} />
      </div>
    )
  const responsibleGaming = href('/responsible-gaming/')
  return (
    <p className="hero__terms">
      {t('home.play-responsibly')}{' '}
      {responsibleGaming && <a href={responsibleGaming}>{t('home.play-responsibly-link')}</a>}
    </p>
  )
}
