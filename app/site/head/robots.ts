import type { SiteId } from '../../domain/sites/site-id.ts'
import type { Environment } from '../config/environment.ts'
import { contentsHostsOf, type HostKind, siteOrigin } from '../regions/hosts.ts'

type Domains = Pick<Environment, 'REGION_DOMAINS' | 'CONTENTS_HOST' | 'REGION_CONTENTS_HOST'>

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
