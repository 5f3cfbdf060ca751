import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { hasLocale, siteOf, siteOfLocale } from '../../domain/sites/sites.ts'
import { siteConfigurationOf } from '../config/site-configuration.ts'
import { type Domains, siteOrigin } from '../regions/hosts.ts'
import type { SiteMapRow } from '../site-map/site-map.data.ts'
import { pagePath } from './page-path.ts'
import { contentsHref } from './resolve-link.ts'

type Page = Pick<SiteMapRow, 'path' | 'kind' | 'ownOnEverySite'>
type Where = {
  siteId: SiteId
  locale: Locale
  environment: Domains
  /** Whether the canonical link of the home page points to the contents host: the site's flag where it is left out. */
  canonicalConversion?: boolean
}

/**
 * The canonical address of a page, whole and without a query (specification section 2, design section 4), but for `?lang=` below `/network/`, where it alone tells two languages apart. A language of the
 * contents host that the site itself does not have is that of the first site which has it. With a contents host, menu pages live there; the home of global, and of a site with a
 * regional contents host, converts when the flag is on. Links to a regional contents host have no locale prefix; two languages of one page have two
 * canonical addresses all the same, so that where they share the host the site's second language keeps its prefix here. Menu pages of a site that is `asGlobal` have
 * global's address, but where its own contents host has them.
 */
export function canonicalAddress(page: Page, where: Where): string {
  const { siteId, locale, environment } = where
  const { canonicalConversion = siteConfigurationOf(siteId).flags.canonicalConversionRequired } = where
  const source = hasLocale(siteId, locale) ? siteId : siteOfLocale(locale)
  const language = page.path.startsWith('/network/') ? `?lang=${locale}` : ''
  const own = `${siteOrigin(source, environment)}${pagePath(source, locale, page.path)}${language}`
  if (page.kind !== 'contents') return own
  if (siteOf(siteId).asGlobal && !page.ownOnEverySite && !environment.REGION_CONTENTS_HOST[siteId])
    return canonicalAddress(page, { ...where, siteId: 'global' })
  const regional = environment.REGION_CONTENTS_HOST[source]
  const homeConverts = canonicalConversion && (source === 'global' || regional !== undefined)
  if (page.path === '/' && !homeConverts) return own
  const href =
    typeof regional === 'string'
      ? `${regional}${pagePath(source, locale, page.path)}`
      : contentsHref(page.path, { siteId: source, locale, environment })
  return href.includes('://') ? href : own
}
