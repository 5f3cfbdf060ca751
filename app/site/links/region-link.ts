import type { SiteId } from '../../domain/sites/site-id.ts'
import type { LocalizedSite } from '../../domain/sites/sites.ts'
import { forceQuery } from '../http/address-answer.ts'
import { type Domains, siteOrigin } from '../regions/hosts.ts'
import type { SiteMapRow } from '../site-map/site-map.data.ts'
import { findPage } from '../site-map/site-map.ts'
import { pagePath } from './page-path.ts'

/** "Region links keep the path where the target site has it, else its home, always with force=1" (design section 9). */
export function regionLink(
  target: LocalizedSite,
  path: string,
  from: SiteId | null,
  environment: Pick<Domains, 'REGION_DOMAINS'>,
  rows?: readonly SiteMapRow[]
): string {
  const targetPath = findPage(target.siteId, path, rows) ? path : '/'
  const origin = target.siteId === from ? '' : siteOrigin(target.siteId, environment)
  const language = targetPath.startsWith('/network/') ? `&lang=${target.locale}` : ''
  return `${origin}${pagePath(target.siteId, target.locale, targetPath)}${forceQuery}${language}`
}
