import picture403 from '../../../assets/error/403.webp?url'
import picture404 from '../../../assets/error/404.webp?url'
import picture500 from '../../../assets/error/500.webp?url'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { RightSiteLink } from '../../features/sign-up/right-site-link.tsx'
import { pageShown } from '../../site/page/inducement-shown.ts'
import { filledText } from '../../site/page/local-text.ts'
import { pageName } from '../../site/page/page-outline.ts'
import type { GonePage } from '../../site/page/page-scope.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { countryName } from '../../site/regions/footer-regions.ts'
import { nearestPages } from '../../site/site-map/nearest-pages.ts'
import { cacheablePagesOf } from '../../site/site-map/site-map.ts'
import { Emblem } from '../logo/emblem.tsx'
import { errorKind, errorTitle } from './error-kind.ts'

const pictures = { 403: picture403, 404: picture404, 500: picture500 }

/** Shown instead of a page (specification section 8). 403 has no way back; 404 also leads back to the tables. */
export function ErrorScreen() {
  const { outcome, t, href, locale, environment } = usePage()
  if (outcome.status === 410) return <GoneScreen gone={outcome.gone} />
  const kind = errorKind(outcome.status)
  const isClosed = outcome.status === 404 && outcome.closedBy !== undefined
  const home = href('/') ?? '/'
  return (
    <div className={`wrap error-screen__grid error-screen--${kind}`}>
      <div className="error-screen__art">
        {kind !== '403' && !isClosed && (
          <strong role="img" aria-label={t(`error-screen.${kind}-image-alt`)}>
            {kind}
          </strong>
        )}
        <img
          src={`${environment.IMAGE_CDN_BASE ?? ''}${pictures[kind]}`}
          alt={kind === '403' ? t('error-screen.403-image-alt') : ''}
          width="800"
          height="600"
        />
      </div>
      <div>
        <h1>{errorTitle(t, outcome)}</h1>
        <p className="lead">{isClosed ? t('error-screen.closed-why') : t(`error-screen.${kind}-message`)}</p>
        {kind === '500' && <p>{t('error-screen.unexpected')}</p>}
        {kind !== '403' && (
          <p className="error-screen__ways row">
            <a href={home} data-back="" className={`button ${kind === '404' ? 'button--quiet' : 'button--act'}`}>
              {t('error-screen.back')}
            </a>
            {kind === '404' && (
              <a href={home} className="button button--act">
                {t(isClosed ? 'error-screen.gone-home' : 'error-screen.back-to-tables')}
              </a>
            )}
          </p>
        )}
        {kind === '404' && !isClosed && <TurnedCard />}
        {kind === '404' && <OtherPages instead={isClosed} />}
        {outcome.status === 403 && outcome.right && (
          <>
            <p>{t('sign-up.right-site', { site: countryName(outcome.right.siteId, locale) })}</p>
            <p className="error-screen__ways row">
              <RightSiteLink right={outcome.right} />
            </p>
          </>
        )}
      </div>
    </div>
  )
}

/** A card that is turned over by a press: below it is the way to the hand of the day, where the site has one. */
function TurnedCard() {
  const { t, href } = usePage()
  const hand = href('/hand/')
  if (!hand) return null
  return (
    <details className="turned-card">
      <summary>
        <span className="turned-card__card" aria-hidden="true">
          <Emblem className="turned-card__back" />
          <span className="turned-card__face">
            A<br />♠
          </span>
        </span>
        {t('error-screen.turn-card')}
      </summary>
      <a href={hand}>{t('navigation.hand')}</a>
    </details>
  )
}

/** Pages to offer instead on every site, whatever its law. */
const everywhere = ['/where-can-i-play/', '/poker-school/', '/cash-games/', '/tournaments/']

/** Other pages instead of one that a law leaves out, or the pages whose addresses are nearest to the requested one; and the list of all. */
function OtherPages({ instead }: { instead: boolean }) {
  const scope = usePage()
  const { path, siteId, href, t } = scope
  const listed = cacheablePagesOf(siteId).filter(row => !row.path.includes('{'))
  const rows = instead ? listed.filter(row => everywhere.includes(row.path)) : nearestPages(path, listed)
  const title = t(instead ? 'error-screen.closed-here' : 'error-screen.near')
  const near = rows.flatMap(row => {
    const address = href(row.path)
    return address ? [{ address, name: pageName(scope, row) }] : []
  })
  const index = href('/site-index/')
  const links = [...near, ...(index ? [{ address: index, name: t('error-screen.all-pages') }] : [])]
  return (
    <nav className="error-screen__near muted" aria-label={title}>
      {near.length > 0 && <p>{title}</p>}
      <ul className="row">
        {links.map(({ address, name }) => (
          <li key={address}>
            <a href={address}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Shown where a dated page has ended: what it was, since when it has ended, and the way to what took its place. Of an offer that was withdrawn, and to an audience
 * that may see none, nothing of it is said.
 */
function GoneScreen({ gone }: { gone: GonePage }) {
  const scope = usePage()
  const { t, href, locale } = scope
  const { record, since, row } = gone
  const shown = pageShown(scope, row)
  const day = formatFigure({ kind: 'date', value: since.toISOString().slice(0, 10) }, locale)
  const named = shown && record.withdrawnAt === undefined
  const home = href('/') ?? '/'
  const successor = (shown && href(gone.successorPath)) || home
  const contact = href('/contact/')
  return (
    <div className="wrap error-screen__grid">
      <div>
        <h1>{t('error-screen.gone-title')}</h1>
        <p className="lead">
          {named
            ? t('error-screen.gone-named', { name: filledText(record.name, scope), day })
            : t('error-screen.gone-plain')}
        </p>
        {shown && contact && (
          <p>
            {t('error-screen.gone-kept')} <a href={contact}>{t('error-screen.gone-contact')}</a>
          </p>
        )}
        <p className="error-screen__ways row">
          {successor !== home && (
            <a href={successor} className="button button--act">
              {t('error-screen.gone-successor')}
            </a>
          )}
          <a href={home} className="button button--quiet">
            {t('error-screen.gone-home')}
          </a>
        </p>
      </div>
    </div>
  )
}
