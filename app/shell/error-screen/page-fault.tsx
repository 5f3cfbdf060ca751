import { renderToStaticMarkup } from 'react-dom/server'
import { pagePath } from '../../site/links/page-path.ts'
import { usePage } from '../../site/page/use-page.tsx'

/**
 * Shown where the browser cannot show a page, a part, or where its script fails: an error screen and a notice, in the page's language. They wait
 * in attributes, so that nothing of them is read or found before.
 */
export function PageFault() {
  const { siteId, locale, path, outcome, href, t } = usePage()
  // An error page does not name the address that was refused.
  const here = pagePath(siteId, locale, outcome.status === 200 ? path : '/')
  const again = t('error-screen.again')
  const screen = (
    <div className="wrap browser-fault" role="alert">
      <h1>{t('error-screen.500-title')}</h1>
      <p className="lead">{t('error-screen.500-message')}</p>
      <p className="browser-fault__help">{t('error-screen.unexpected')}</p>
      <p className="browser-fault__ways row">
        <a href={here} data-again="" className="button button--act">
          {again}
        </a>
        <a href={href('/') ?? '/'} data-back="" className="button button--quiet">
          {t('error-screen.back')}
        </a>
      </p>
    </div>
  )
  const notice = (
    <>
      <p>{t('error-screen.not-opened')}</p>
      <a href={here} data-again="" className="button button--act">
        {again}
      </a>
      <button type="button" data-close-fault="" className="button button--quiet">
        {t('error-screen.close')}
      </button>
    </>
  )
  return (
    <div
      id="fault"
      role="alert"
      data-title={t('error-screen.500-title')}
      data-screen={renderToStaticMarkup(screen)}
      data-notice={renderToStaticMarkup(notice)}
      data-part-fault={t('error-screen.unexpected')}
    />
  )
}
