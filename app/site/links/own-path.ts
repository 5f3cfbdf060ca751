import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { hasLocale, type LocalizedSite, siteOf } from '../../domain/sites/sites.ts'
import { type Domains, type HostKind, hostLocale } from '../regions/hosts.ts'
import { pagePath } from './page-path.ts'

/** The place of a page: its site, the locale of its address, and which of the site's hosts shows it. */
export type HostContext = LocalizedSite & { host: HostKind; environment: Pick<Domains, 'REGION_CONTENTS_HOST'> }

/** The locale at the root of a contents host: English; the site's own first one where the host is a region's (design section 4); its own where it shows one alone. */
export const contentsRootLocale = ({ siteId, host, environment }: Omit<HostContext, 'locale'>): Locale =>
  hostLocale(host) ?? (environment.REGION_CONTENTS_HOST[siteId] === undefined ? 'en' : siteOf(siteId).locales[0])

/** The path of a page on its host: the site's own rule, or on the contents host English at the root and the others below `/{locale}/`; whole where the language has another host. */
export function ownPath(place: HostContext, path: string): string {
  const { siteId, locale, host, environment } = place
  if (host === 'site') return pagePath(siteId, locale, path)
  if (locale === contentsRootLocale(place)) return path
  const hosts = environment.REGION_CONTENTS_HOST[siteId]
  return hostLocale(host) && typeof hosts === 'object' ? `${hosts[locale]}${path}` : `/${locale}${path}`
}

/** The path below which the document of a page follows links itself: `/network/` pages have no locale in their address. */
export const basePath = (place: HostContext, path: string): string =>
  path.startsWith('/network/') ? '/' : ownPath(place, '/')

/** The locale in which a site's own host speaks to someone who comes from the contents host, which also has locales that the site lacks: English where it has it. */
export const siteLocale = (siteId: SiteId, locale: Locale): Locale =>
  ([locale, 'en'] as const).find(spoken => hasLocale(siteId, spoken)) ?? siteOf(siteId).locales[0]
