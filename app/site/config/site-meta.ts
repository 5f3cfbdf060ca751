import type { SiteMeta } from '../../domain/entities/entities.schema.ts'
import type { Locale } from '../../domain/locales/locale.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { pagePath } from '../links/page-path.ts'
import { siteOrigin } from '../regions/hosts.ts'
import { siteConfiguration } from './site-configuration.data.ts'

type Where = {
  siteId: SiteId
  locale: Locale
  environment: Parameters<typeof siteOrigin>[1]
}

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
