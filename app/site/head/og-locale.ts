import type { Locale } from '../locales/locale.ts'
import type { SiteId } from '../regions/site-id.ts'
import { siteOf } from '../regions/sites.ts'

/** The default country of a language, where its site has none of its own. */
const countries: Record<Locale, string> = {
  fr: 'FR',
  en: 'GB',
  es: 'ES',
  nl: 'NL',
  'pt-br': 'BR',
  bs: 'BA',
  fi: 'FI',
  de: 'DE',
  hu: 'HU',
  pl: 'PL',
  uk: 'UA'
}

/** The `og:locale` of a page, as language_COUNTRY: the country of the site, else the default of the language. */
export function ogLocale(siteId: SiteId, locale: Locale): string {
  const [language] = locale.split('-')
  return `${language}_${siteOf(siteId).hreflangRegion ?? countries[locale]}`
}
