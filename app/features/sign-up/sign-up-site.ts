import type { CountryRule } from '../../../content/country-rules/country-rules.schema.ts'
import { audienceOf } from '../../domain/law/audience.ts'
import { rightSite } from '../../domain/law/right-site.ts'
import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { hasLocale, type LocalizedSite, siteOf } from '../../domain/sites/sites.ts'
import type { PublicEnvironment } from '../../site/config/environment.ts'
import { regionLink } from '../../site/links/region-link.ts'

/** The address of the form of another site. */
export const signUpAddress = (
  right: LocalizedSite,
  from: SiteId,
  environment: Pick<PublicEnvironment, 'REGION_DOMAINS'>
): string => `${regionLink(right, '/download/', from, environment)}#sign-up`

type Facts = {
  siteId: SiteId
  /** The language of the page: kept where the other site has it. */
  locale: Locale
  /** The country key of the visitor, null where it is unknown. */
  countryKey: string | null
  records: readonly CountryRule[]
  now: Date
}

/** The site where a visitor may sign up instead, in the language that they would get, "with the right site named". Null where this site is the one, or none is. */
export function signUpSite({ siteId, locale, countryKey, records, now }: Facts): LocalizedSite | null {
  const right = rightSite(countryKey, records, now)
  if (!right || right === siteId || audienceOf(right, countryKey, records, now).signUp !== 'open') return null
  return { siteId: right, locale: hasLocale(right, locale) ? locale : siteOf(right).locales[0] }
}
