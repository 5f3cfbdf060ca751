import { usePage } from '../../site/page/use-page.tsx'
import { warningPaths } from './due-notice.ts'

/** The region warning for browsers without JavaScript, on home and download only. With JavaScript the modal says it. */
export function WarningWithoutScript() {
  const { t, path, audience } = usePage()
  if (!warningPaths.includes(path) || !audience().showsWarning) return null
  return (
    <noscript className="notice">
      <div className="wrap blocked-notice" role="note" data-notice="region-warning">
        <strong className="headline bright blocked-notice__title">{t('region-notices.warning-title')}</strong>
        <p>{t('region-notices.warning')}</p>
        <p>{t('region-notices.warning-information')}</p>
      </div>
    </noscript>
  )
}
