import { siteOf } from '../../domain/sites/sites.ts'
import { closedNotice } from '../../features/region-notices/closed-notice.ts'
import { RightSiteLink } from '../../features/sign-up/right-site-link.tsx'
import { signUpSite } from '../../features/sign-up/sign-up-site.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { SecondLevel } from './second-level.tsx'

/** Between the header and a page, and other than on the page before: what cannot be had here, then the pages of the section. */
export const BelowHeader = () => (
  <>
    <PlaceNotice />
    <SecondLevel />
  </>
)

/** The pages whose first screen says itself that the site informs. */
const saidBelow = ['/', '/download/']

/** At the head of every page, without JavaScript too: that nothing is offered in the country of the site, else that nothing is where the visitor is, or on which site it is. */
function PlaceNotice() {
  const page = usePage()
  const { t, siteId, locale, content, audience, embedded, href, asOf, path } = page
  const { rule, siteClosed, laws } = audience()
  const notice = closedNotice(page)
  if (embedded || (rule !== 'BLOCKED' && !notice)) return null
  const { countryKey } = siteOf(siteId)
  const visitorKey = laws.find(law => law !== countryKey) ?? null
  const right = visitorKey
    ? signUpSite({ siteId, locale, countryKey: visitorKey, records: content.countryRules, now: asOf() })
    : null
  if (notice && !right && saidBelow.includes(path)) return null
  const why = href('/your-location/')
  return (
    <div
      className="place-notice"
      role="note"
      data-notice={siteClosed ? 'site-closed' : notice ? 'site-informs' : 'blocked'}
    >
      <p className="wrap">
        {right ? t('header.place-elsewhere') : (notice ?? t('header.place-blocked'))}{' '}
        {right ? <RightSiteLink right={right} /> : why && <a href={why}>{t('header.place-options')}</a>}
      </p>
    </div>
  )
}
