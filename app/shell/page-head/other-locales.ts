import { ogLocale } from '../../site/head/og-locale.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { siteOf } from '../../site/regions/sites.ts'
import type { SiteMapRow } from '../../site/site-map/site-map.data.ts'

/** The other languages in which the same site has the page, for `og:locale:alternate`. */
export const otherLocales = ({ siteId, locale }: PageScope, { perRequest }: SiteMapRow): string[] =>
  perRequest
    ? []
    : siteOf(siteId)
        .locales.filter(other => other !== locale)
        .map(other => ogLocale(siteId, other))
