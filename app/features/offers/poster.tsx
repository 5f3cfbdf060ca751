import type { Offer } from '../../../content/offers/offers.schema.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { filledText, textOf } from '../../site/page/local-text.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { WholeLink } from '../../ui/link-cards/whole-link.tsx'
import { CardPicture } from '../../ui/picture/card-picture.tsx'
import { offerRhythm } from './offer-dates.ts'
import { TermsBeside } from './offer-terms.tsx'
import { titleParts } from './title-parts.ts'

const sizes = '(min-width: 1244px) 720px, (min-width: 520px) 92vw, 480px'

/** An offer that runs, as a poster: its picture to the edges, its title with the amount set large, a sentence and its terms. All of it leads to its page. */
export function Poster({ offer }: { offer: Offer }) {
  const scope = usePage()
  const page = offer.path === scope.path ? null : scope.href(offer.path)
  const rhythm = offerRhythm(offer, scope)
  return (
    <li className={`poster edged poster--${offer.kind}`}>
      {offer.picture && <CardPicture name={offer.picture} sizes={sizes} place="poster__picture" />}
      {rhythm && <p className="poster__chip text-note">{rhythm}</p>}
      <h3 className="poster__title">
        <WholeLink href={page}>
          <PosterTitle offer={offer} />
        </WholeLink>
      </h3>
      <p className="poster__summary quiet text-plain">{filledText(offer.summary, scope)}</p>
      <TermsBeside offer={offer} />
    </li>
  )
}

/** The title of an offer, its amounts set large. */
export function PosterTitle({ offer }: { offer: Offer }) {
  const scope = usePage()
  const isMoney = (name: string) => scope.content.figures[name]?.kind === 'money'
  return titleParts(textOf(offer.title, scope), isMoney).map(({ text, isLarge }) => {
    const written = fillForPage(scope, text)
    return isLarge ? (
      <b key={text} className={`offer-figure${written.length > longFigure ? ' offer-figure--long' : ''}`}>
        {setLarge(written)}
      </b>
    ) : (
      <span key={text}>{written}</span>
    )
  })
}

/** A longer figure is set smaller, so that it has its line. */
const longFigure = 8
