import { siteConfigurationOf } from '../../site/config/site-configuration.ts'
import { ambassadorsShown } from '../../site/config/supported.ts'
import type { PageScope } from '../../site/page/page-scope.ts'

/** Whether ambassadors may be shown on the page being rendered: by the configuration of the site, and by the laws of site and visitor. */
export const peopleShown = ({ siteId, audience }: Pick<PageScope, 'siteId' | 'audience'>): boolean =>
  ambassadorsShown(siteConfigurationOf(siteId).flags, audience().ambassadors)
