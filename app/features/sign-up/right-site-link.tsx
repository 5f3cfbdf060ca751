import { regionLink } from '../../site/links/region-link.ts'
import type { Locale } from '../../site/locales/locale.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { countryName } from '../../site/regions/footer-regions.ts'
import type { SiteId } from '../../site/regions/site-id.ts'

/** Leads to the form of the site where the visitor may sign up. */
export function RightSiteLink({ right, className }: { right: { siteId: SiteId; locale: Locale }; className?: string }) {
  const { t, siteId, locale, environment } = usePage()
  return (
    <a className={className} href={`${regionLink(right, '/download/', siteId, environment)}#sign-up`}>
      {t('sign-up.right-site-link', { site: countryName(right.siteId, locale) })}
    </a>
  )
}
