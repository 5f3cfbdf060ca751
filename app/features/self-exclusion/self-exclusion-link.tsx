import { siteConfigurationOf } from '../../site/config/site-configuration.ts'
import { selfExclusionShown } from '../../site/config/supported.ts'
import { usePage } from '../../site/page/use-page.tsx'

/** The link to helplines and registers: a modal with JavaScript, else the page that lists them. Nothing where the site has no such modal. */
export function SelfExclusionLink({ className }: { className?: string }) {
  const { siteId, href, t } = usePage()
  const address = href('/your-location/#help')
  if (!address || !selfExclusionShown(siteConfigurationOf(siteId).flags)) return null
  return (
    <a className={className} href={address} data-opens="self-exclusion">
      {t('self-exclusion.open')}
    </a>
  )
}
