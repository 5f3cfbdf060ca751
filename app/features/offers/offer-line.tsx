import type { Offer } from '../../../content/offers/offers.schema.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { filledText, textOf } from '../../site/page/local-text.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
import { Section } from '../../ui/section/section.tsx'
import { aroundFigure } from './around-figure.ts'
import { runsUntil } from './offer-dates.ts'
import { OfferTerms } from './offer-terms.tsx'

const sizes = '(min-width: 1000px) 380px, (min-width: 600px) 420px, 90vw'

/** An offer that runs, as a line of a list: its name, dates and picture, its title with the figure set large, and its terms, always together. */
function OfferLine({ offer }: { offer: Offer }) {
  const scope = usePage()
  const { before, figure, after, isAmount } = offerTitle(offer, scope)
  const page = offer.path === scope.path ? null : scope.href(offer.path)
  return (
    <li className="offer-line">
      <div className="offer-line__head">
        <p className="offer-line__dates">
          {offer.kind === 'daily-promo' && <>{filledText(offer.rhythm, scope)} · </>}
          {runsUntil(offer, scope)}
        </p>
        <h3>{page ? <a href={page}>{filledText(offer.name, scope)}</a> : filledText(offer.name, scope)}</h3>
        {offer.picture && <CardPicture name={offer.picture} sizes={sizes} className="offer-line__picture" />}
      </div>
      <div className="offer-line__words">
        <p className="offer-line__title">
          {before}
          {isAmount ? <b>{setLarge(figure)}</b> : figure}
          {after}
        </p>
        <p>{filledText(offer.summary, scope)}</p>
        <OfferTerms offer={offer} />
      </div>
    </li>
  )
}

type ListProps = { id: string; title: string; lead: string; sampleNote: string | undefined; offers: readonly Offer[] }

/** Offers that run, a line each, under a heading. */
export const OfferList = ({ offers, ...section }: ListProps) => (
  <Section {...section}>
    <ul className="offer-lines">
      {offers.map(offer => (
        <OfferLine key={offer.id} offer={offer} />
      ))}
    </ul>
  </Section>
)

/** The title of an offer round its first figure, filled, and whether that figure is an amount of money, which may be set large. */
function offerTitle(offer: Offer, scope: PageScope) {
  const parts = aroundFigure(textOf(offer.title, scope))
  const isAmount = scope.content.figures[parts.figure.slice(1, -1)]?.kind === 'money'
  return { ...fillForPage(scope, parts), isAmount }
}
