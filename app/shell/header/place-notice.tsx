import { noticesOfLaw } from '../../domain/law/notices-of-law.ts'
import { siteOf } from '../../domain/sites/sites.ts'
import { RightSiteLink } from '../../features/sign-up/right-site-link.tsx'
import { signUpSite } from '../../features/sign-up/sign-up-site.ts'
import { usePage } from '../../site/page/use-page.tsx'

/** At the head of every page, without JavaScript too: that nothing is offered in the country of the site, else that nothing is where the visitor is, or on which site it is. */
export function PlaceNotice() {
  const { t, siteId, locale, content, audience, embedded, href, asOf } = usePage()
  const { rule, siteClosed, laws } = audience()
  if (embedded || (rule !== 'BLOCKED' && !siteClosed)) return null
  const { countryKey } = siteOf(siteId)
  const [own] =
    siteClosed && countryKey
      ? noticesOfLaw({ siteId, laws: [countryKey], countryRules: content.countryRules, now: asOf() })
      : []
  const visitorKey = laws.find(law => law !== countryKey) ?? null
  const right = visitorKey
    ? signUpSite({ siteId, locale, countryKey: visitorKey, records: content.countryRules, now: asOf() })
    : null
  const why = href('/your-location/')
  return (
    <div className="place-notice" role="note" data-notice={siteClosed ? 'site-closed' : 'blocked'}>
      <p className="wrap">
        {own?.closedNotice?.[locale] ?? t(right ? 'header.place-elsewhere' : 'header.place-blocked')}{' '}
        {right ? <RightSiteLink right={right} /> : why && <a href={why}>{t('header.place-options')}</a>}
      </p>
    </div>
  )
}
