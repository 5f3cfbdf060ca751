import type { SiteMeta } from '../entities/entities.schema.ts'
import { pagePath } from '../links/page-path.ts'
import type { Locale } from '../locales/locale.ts'
import { siteOrigin } from '../regions/hosts.ts'
import type { SiteId } from '../regions/site-id.ts'
import { siteConfiguration } from './site-configuration.data.ts'

type Where = {
  siteId: SiteId
  locale: Locale
  environment: Parameters<typeof siteOrigin>[1]
}

/** What a site says of itself in one language. */
export function siteMeta({ siteId, locale, environment }: Where): SiteMeta {
  const { siteName, siteDescription, titleSeparator } = siteConfiguration
  return {
    name: siteName,
    url: `${siteOrigin(siteId, environment)}${pagePath(siteId, locale, '/')}`,
    description: siteDescription[locale],
    separator: titleSeparator
  }
}
