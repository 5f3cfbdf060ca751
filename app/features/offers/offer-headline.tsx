import type { ReactNode } from 'react'
import type { Offer } from '../../../content/offers/offers.schema.ts'
import { filledText } from '../../site/page/local-text.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { OfferTerms } from './offer-terms.tsx'
import { PosterTitle } from './poster.tsx'

type Props = {
  offer: Offer
  /** `inline` leaves several amounts within the sentence; `wide` has an amount as long as the page is wide, and so its terms below it. */
  look?: 'large' | 'inline' | 'wide'
  /** Shown below the terms. */
  children?: ReactNode
}

/** The one offer that a page is about, below its banner: its title with the amount as large as the page is wide, its terms, before anything else is said of it. */
export function OfferHeadline({ offer, look = 'large', children }: Props) {
  const scope = usePage()
  return (
    <section
      className={`offer-headline offer-headline--${look === 'wide' ? 'large' : `${look} offer-headline--beside`}`}
      aria-label={filledText(offer.name, scope)}
    >
      <div className="wrap">
        <p className="headline offer-headline__title">
          <PosterTitle offer={offer} />
        </p>
        <p className="offer-headline__summary above-18 quiet text-lead">{filledText(offer.summary, scope)}</p>
        <OfferTerms offer={offer} />
        {children}
      </div>
    </section>
  )
}
