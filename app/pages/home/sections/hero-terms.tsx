import type { Offer } from '../../../../content/offers/offers.schema.ts'
import { headlineOffer } from '../../../features/offers/headline-offer.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { OfferTerms } from '../offer-terms.tsx'
import { filledText, offersFor } from '../use-home-copy.ts'

/** The welcome offer with its terms where it may be shown, else a word on playing responsibly. The other one is never sent. */
export function HeroTerms() {
  const scope = usePage()
  const { siteId, t, href } = scope
  const { offer, until } = headlineOffer<Offer>(offersFor(scope), siteId, scope.asOf())
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
