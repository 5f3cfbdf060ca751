import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import type { Translate } from '../../site/messages/translate.ts'
import { countryName } from '../../site/regions/footer-regions.ts'

type Facts = {
  why: 'refused' | 'elsewhere'
  siteId: SiteId
  locale: Locale
  /** The site where the visitor may sign up, null where there is none. */
  right: SiteId | null
}

/** Why a sign-up is refused, in words for a program that shows them: the country's rule, or a site that is not the visitor's, "with the right site named". */
export function refusalWords({ why, siteId, locale, right }: Facts, t: Translate): string {
  const reason =
    why === 'refused' ? t('sign-up.refused-text') : t('sign-up.elsewhere-text', { region: countryName(siteId, locale) })
  return right ? `${reason} ${t('sign-up.right-site', { site: countryName(right, locale) })}` : reason
}
