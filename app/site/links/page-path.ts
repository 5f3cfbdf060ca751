import { isLocale, type Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { siteOf } from '../../domain/sites/sites.ts'

/** The path of a page in a locale: the first locale is at the root, the others below `/{locale}/`. `/network/` never gets a locale prefix. */
export function pagePath(siteId: SiteId, locale: Locale, path: string): string {
  return path.startsWith('/network/') || siteOf(siteId).locales[0] === locale ? path : `/${locale}${path}`
}

/** A path apart from the locale before it. */
export function splitLocale(pathname: string): { prefix: Locale | null; path: string } {
  const [, first = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(pathname) ?? []
  return isLocale(first) ? { prefix: first, path: rest } : { prefix: null, path: pathname }
}
