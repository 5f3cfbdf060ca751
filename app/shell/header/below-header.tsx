import { siteOf } from '../../domain/sites/sites.ts'
import { NavigationLink } from '../../features/navigation/navigation-link.tsx'
import { sectionPages } from '../../features/navigation/section-pages.ts'
import { closedNotice } from '../../features/region-notices/closed-notice.ts'
import { placeNotice, saidBelow } from '../../features/region-notices/place-notice.ts'
import { RightSiteLink } from '../../features/sign-up/right-site-link.tsx'
import { signUpSite } from '../../features/sign-up/sign-up-site.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { SliderBar } from '../../ui/slider-bar/slider-bar.tsx'

/** Between the header and a page, and other than on the page before: what cannot be had here, then the pages of the section. */
export const BelowHeader = () => (
  <>
    <PlaceNotice />
    <SecondLevel />
  </>
)

/** At the head of every page, without JavaScript too: that nothing is offered in the country of the site, else that nothing is where the visitor is, or on which site it is. */
function PlaceNotice() {
  const page = usePage()
  const { t, siteId, locale, content, audience, href, asOf, path } = page
  const { laws, ...facts } = audience()
  const { countryKey } = siteOf(siteId)
  const visitorKey = laws.find(law => law !== countryKey) ?? null
  const right = visitorKey
    ? signUpSite({ siteId, locale, countryKey: visitorKey, records: content.countryRules, now: asOf() })
    : null
  const notice = placeNotice({ ...facts, path, hasRightSite: right !== null })
  if (!notice) return null
  const why = href('/your-location/')
  const closed = right && saidBelow.includes(path) ? null : closedNotice(page)
  return (
    <div className="place-notice" role="note" data-notice={notice}>
      <p className="wrap">
        {closed} {right ? t('header.place-elsewhere') : !closed && t('header.place-blocked')}{' '}
        {right ? <RightSiteLink right={right} /> : why && <a href={why}>{t('header.place-options')}</a>}
      </p>
    </div>
  )
}

/** The pages of the section at hand; of a policy the others. "Route names starting with index show no second-level navigation bar." */
function SecondLevel() {
  const page = usePage()
  const { pages, current } = sectionPages(page)
  if (pages.length === 0) return null
  return (
    <SliderBar label={page.t('header.second-level-navigation')}>
      {pages.map((item, index) => (
        <NavigationLink
          key={`${index} ${item.langKey}`}
          item={item}
          className="slider-bar__link tap quiet text-plain"
          isAncestor={item.href === current && current !== page.href(page.path)}
        />
      ))}
    </SliderBar>
  )
}
