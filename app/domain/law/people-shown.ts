import { siteConfigurationOf } from '../../site/config/site-configuration.ts'
import { ambassadorsShown } from '../../site/config/supported.ts'
import type { PageScope } from '../../site/page/page-scope.ts'

/**
 * Whether people may be put in the spotlight on the page being rendered: the site has ambassadors by its configuration, and the laws of site and visitor allow it. Reads the
 * audience.
 */
export const peopleShown = ({ siteId, audience }: Pick<PageScope, 'siteId' | 'audience'>): boolean =>
  ambassadorsShown(siteConfigurationOf(siteId).flags, audience().ambassadors)
