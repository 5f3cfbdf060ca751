import { formatFigure } from '../../site/figures/format-figure.ts'
import { textOf } from '../../site/page/local-text.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import type { GonePage } from '../../site/page/page-scope.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { offerPageShown } from '../../site/visitor/offer-page-shown.ts'

/**
 * What stands where a dated page has ended: what it was, since when it has ended, and the way to what took its place. Of an offer that was withdrawn, and to an audience
 * that may see none, nothing of it is said. For parts that the server alone renders.
 */
export function GoneScreen({ gone }: { gone: GonePage }) {
  const scope = usePage()
  const { t, href, locale } = scope
  const { record, since, row } = gone
  const shown = !row.offers || offerPageShown(scope, row.offers)
  const day = formatFigure({ kind: 'date', value: since.toISOString().slice(0, 10) }, locale)
  const named = shown && record.withdrawnAt === undefined
  const home = href('/') ?? '/'
  const successor = (shown && href(gone.successorPath)) || home
  const contact = href('/contact/')
  return (
    <div className="wrap error-screen__grid">
      <div className="error-screen__words">
        <h1>{t('error-screen.gone-title')}</h1>
        <p className="lead">
          {named
            ? t('error-screen.gone-named', { name: fillForPage(scope, textOf(record.name, scope)), day })
            : t('error-screen.gone-plain')}
        </p>
        {shown && contact && (
          <p>
            {t('error-screen.gone-kept')} <a href={contact}>{t('error-screen.gone-contact')}</a>
          </p>
        )}
        <p className="error-screen__ways">
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
