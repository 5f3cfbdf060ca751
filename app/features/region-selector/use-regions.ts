import { siteConfigurationOf } from '../../site/config/site-configuration.ts'
import { choicesShown } from '../../site/config/supported.ts'
import type { RegionEntry } from '../../site/entities/region-entry.schema.ts'
import { regionLink } from '../../site/links/region-link.ts'
import { type Locale } from '../../site/locales/locale.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { footerRegions } from '../../site/regions/footer-regions.ts'
import type { SiteId } from '../../site/regions/site-id.ts'
import { flagUrl } from './flags.ts'

export type Region = { id: SiteId; locale: Locale; entry: RegionEntry; isCurrent: boolean }

/**
 * The choices of the region selector, for the page being rendered: every site in each of its languages, each keeping the page. None where the
 * configuration says that the site has no region selector.
 */
export function useRegions(): Region[] {
  const { siteId, host, path, locale, environment, siteMap } = usePage()
  const { flags, footerRegions: all } = siteConfigurationOf(siteId)
  const choices = choicesShown(flags, all)
  const entries = footerRegions({
    choices,
    displayLocale: locale,
    urlOf: choice =>
      regionLink(
        { siteId: choice.id, locale: choice.locale },
        path,
        host === 'site' ? siteId : null,
        environment,
        siteMap
      ),
    flagOf: flagUrl
  })
  return entries.flatMap((entry, index) => {
    const choice = choices[index]
    return choice ? [{ ...choice, entry, isCurrent: choice.id === siteId && choice.locale === locale }] : []
  })
}
