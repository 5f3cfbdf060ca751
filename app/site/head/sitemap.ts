import type { SiteId } from '../../domain/sites/site-id.ts'
import { siteOf } from '../../domain/sites/sites.ts'
import type { Environment } from '../config/environment.ts'
import { canonicalAddress } from '../links/canonical-address.ts'
import { escapeMarkup } from '../markdown/escape-markup.ts'
import { type HostKind, hostLocale, siteOrigin } from '../regions/hosts.ts'
import { type SiteMapRow, siteMap } from '../site-map/site-map.data.ts'
import { cacheablePagesOf } from '../site-map/site-map.ts'
import { alternates } from './alternates.ts'

/** The sitemap.xml of a host: live pages by canonical address, with alternates. `rows` is the site map at this instant. A contents host lists menu pages, in its languages. */
export function sitemapXml(
  siteId: SiteId,
  environment: Environment,
  host: HostKind = 'site',
  rows: readonly SiteMapRow[] = siteMap
): string {
  const urls = siteOf(siteId).locales.flatMap(locale =>
    cacheablePagesOf(siteId, rows).flatMap(row => {
      const address = canonicalAddress(row, { siteId, locale, environment })
      const isHere =
        host === 'site'
          ? address.startsWith(`${siteOrigin(siteId, environment)}/`)
          : row.kind === 'contents' && !row.path.startsWith('/network/') && (hostLocale(host) ?? locale) === locale
      if (!isHere) return []
      const links = alternates(row, siteId, locale, environment)
        .map(
          ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`
        )
        .join('')
      return [`<url><loc>${escapeMarkup(address)}</loc>${links}</url>`]
    })
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}
