import type { Offer } from '../../../../content/offers/offers.schema.ts'
import { setLarge } from '../../../domain/figures/set-large.ts'
import { joinsNobody } from '../../../domain/law/download-blocked.ts'
import { headlineOffer } from '../../../domain/offers/headline-offer.ts'
import { TermsBeside } from '../../../features/offers/offer-terms.tsx'
import { ClosedSentence } from '../../../features/region-notices/closed-sentence.tsx'
import { downloadLink } from '../../../site/page/download-link.ts'
import { filledText } from '../../../site/page/local-text.ts'
import { pageCopy } from '../../../site/page/page-copy.ts'
import { offersFor } from '../../../site/page/site-offers.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'

/** The promise of the room beside its one strong picture, and what follows from it: the download, the schedule, and the terms of the offer. */
export function Jumbotron() {
  const page = usePage()
  const { jumbotron } = pageCopy(page, 'home')
  const isClosed = joinsNobody(page.audience())
  const first = isClosed ? page.href('/how-to-play/') : downloadLink(page)
  const second = isClosed ? page.href('/poker-school/equity-calculator/') : '#featured-tournaments'
  // A headline of two sentences has a line for each.
  const lines = jumbotron.title.split(/(?<=\.) /)
  const isLong = lines.some(({ length }) => length > longLine)
  return (
    <section data-section="jumbotron" className="jumbotron grain" aria-labelledby="jumbotron-title">
      <Picture
        name="hero-tall"
        alt=""
        sizes="(max-width: 430px) 384px, 100vw"
        className="jumbotron__picture"
        crops={[{ name: 'hero-wide', media: '(min-width: 560px)', sizes: '(min-width: 1400px) 1300px, 93vw' }]}
        first
      />
      <div className="wrap jumbotron__body">
        <p className="jumbotron__eyebrow quiet strong text-small">{jumbotron.eyebrow}</p>
        <h1 id="jumbotron-title" className={isLong ? 'jumbotron__title--long' : undefined}>
          {lines.map(line => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className="jumbotron__lead">{jumbotron.lead}</p>
        <ClosedSentence className="jumbotron__lead" />
        <p className="jumbotron__buttons">
          {first && (
            <a className={`button button--${isClosed ? 'quiet' : 'act'}`} href={first}>
              {jumbotron.downloadLabel}
            </a>
          )}
          {second && (
            <a className="button button--quiet" href={second}>
              {jumbotron.tournamentsLabel}
            </a>
          )}
        </p>
        <Terms />
        {jumbotron.figures && (
          <dl className="jumbotron__figures">
            {jumbotron.figures.map(({ value, label }) => (
              <div key={label}>
                <dt className="quiet text-note">{label}</dt>
                <dd className="number">{setLarge(value)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}

/** So many letters of the headline fit a line of a phone. */
const longLine = 16

/** The welcome offer with its terms where it may be shown, else a word on playing responsibly. The other one is never sent. */
function Terms() {
  const scope = usePage()
  const { siteId, t, href } = scope
  const { offer, until } = headlineOffer<Offer>(offersFor(scope).offers, siteId, scope.asOf())
  scope.expiresAt(until)
  if (offer)
    return (
      <div className="jumbotron__terms muted text-note">
        <p className="jumbotron__offer bright strong">{filledText(offer.title, scope)}</p>
        <TermsBeside offer={offer} />
      </div>
    )
  const responsibleGaming = href('/responsible-gaming/')
  return (
    <p className="jumbotron__terms muted text-note">
      {t('home.play-responsibly')}{' '}
      {responsibleGaming && <a href={responsibleGaming}>{t('home.play-responsibly-link')}</a>}
    </p>
  )
}
