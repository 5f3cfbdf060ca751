import type { SiteMeta } from '../../domain/entities/entities.schema.ts'
import type { LocalizedSite } from '../../domain/sites/sites.ts'
import { pagePath } from '../links/page-path.ts'
import { type Domains, siteOrigin } from '../regions/hosts.ts'
import { siteConfiguration } from './site-configuration.data.ts'

type Where = LocalizedSite & { environment: Pick<Domains, 'REGION_DOMAINS'> }

/** The names and titles of a site in one language. */
export function siteMeta({ siteId, locale, environment }: Where): SiteMeta {
  const { siteName, siteDescription, titleSeparator } = siteConfiguration
  return {
    name: siteName,
    url: `${siteOrigin(siteId, environment)}${pagePath(siteId, locale, '/')}`,
    description: siteDescription[locale],
    separator: titleSeparator
  }
}
