import type { LocalizedSite } from '../../domain/sites/sites.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { countryName } from '../../site/regions/footer-regions.ts'
import { signUpAddress } from './sign-up-site.ts'

type Props = { right: LocalizedSite; className?: string }

/** Leads to the form of the site where the visitor may sign up. */
export function RightSiteLink({ right, className }: Props) {
  const { t, siteId, locale, environment } = usePage()
  return (
    <a className={className} href={signUpAddress(right, siteId, environment)} data-right-site="">
      {t('sign-up.right-site-link', { site: countryName(right.siteId, locale) })}
    </a>
  )
}
