import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { siteOf } from '../../domain/sites/sites.ts'
import { acceptedLocale } from './accept-language.ts'

export type LanguageWishes = {
  siteId: SiteId
  /** The `locale` cookie: the language that the visitor chose, null without one. */
  cookieLocale: Locale | null
  acceptLanguage: string | null | undefined
}

/** The language that a visitor wants: the `locale` cookie, else the best match of Accept-Language, else the site's first locale (design section 4). */
export function detectLocale({ siteId, cookieLocale, acceptLanguage }: LanguageWishes): Locale {
  const { locales } = siteOf(siteId)
  if (cookieLocale && locales.includes(cookieLocale)) return cookieLocale
  return acceptedLocale(acceptLanguage, locales)
}
