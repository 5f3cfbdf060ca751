import type { Environment } from '../config/environment.ts'
import { siteOrigin } from '../regions/hosts.ts'
import type { SiteId } from '../regions/site-id.ts'

/** The robots.txt of a site: pages may be read, calls need not be; it names the site's own sitemap. */
export const robotsText = (siteId: SiteId, environment: Pick<Environment, 'REGION_DOMAINS'>): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /download/start/',
    '',
    `Sitemap: ${siteOrigin(siteId, environment)}/sitemap.xml`,
    ''
  ].join('\n')
