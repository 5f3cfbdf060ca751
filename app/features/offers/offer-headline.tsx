import type { Offer } from '../../../content/offers/offers.schema.ts'
import { filledText } from '../../site/page/local-text.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { runsUntil } from './offer-dates.ts'
import { OfferTerms } from './offer-terms.tsx'

/** The one offer that a page is about, below its banner: its title, its dates and its terms, before anything else is said of it. */
export function OfferHeadline({ offer }: { offer: Offer }) {
  const scope = usePage()
  return (
    <section className="offer-headline" aria-label={filledText(offer.name, scope)}>
      <div className="wrap">
        <div className="panel panel--warm offer-headline__panel">
          <p className="offer-line__dates">{runsUntil(offer, scope)}</p>
          <p className="offer-headline__title">{filledText(offer.title, scope)}</p>
          <p>{filledText(offer.summary, scope)}</p>
          <OfferTerms offer={offer} />
        </div>
      </div>
    </section>
  )
}
