import type { SiteId } from '../../domain/sites/site-id.ts'
import { contentsHostsOf, type Domains, type HostKind, siteOrigin } from '../regions/hosts.ts'

/** The robots.txt of a host; it names the host's own sitemap. A contents host that is not set is an alias and names the site's. */
export const robotsText = (siteId: SiteId, environment: Domains, host: HostKind = 'site'): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /download/start/',
    '',
    `Sitemap: ${contentsHostsOf(siteId, environment).find(own => own.host === host)?.origin ?? siteOrigin(siteId, environment)}/sitemap.xml`,
    ''
  ].join('\n')
