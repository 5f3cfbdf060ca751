import { usePage } from '../../site/page/use-page.tsx'

/** Tells a visitor who was sent home from a download why: only where the country is BLOCKED and the address asks. No cached page depends on it. */
export function BlockedNotice() {
  const { row, query, audience, href, t } = usePage()
  if (!row?.readsQuery?.includes('notice') || query().notice !== 'download-blocked' || audience().rule !== 'BLOCKED')
    return null
  const why = href('/your-location/')
  return (
    <div className="notice">
      <div className="wrap blocked-notice">
        <strong className="headline bright blocked-notice__title">{t('region-notices.blocked-title')}</strong>
        <p>{t('region-notices.blocked')}</p>
        {why && (
          <p>
            <a className="bright strong" href={why}>
              {t('region-notices.blocked-why')}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
