import { type Locale, shortLocale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { siteOf } from '../../domain/sites/sites.ts'

/** The default country of a language, where its site has none of its own: English is British here. */
const countryOf = (locale: Locale) => (locale === 'en' ? 'GB' : new Intl.Locale(locale).maximize().region)

/** The `og:locale` of a page, as language_COUNTRY: the country of the site, else the default of the language. */
export const ogLocale = (siteId: SiteId, locale: Locale): string =>
  `${shortLocale(locale)}_${siteOf(siteId).hreflangRegion ?? countryOf(locale)}`
