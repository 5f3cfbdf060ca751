import { siteConfigurationOf } from '../../site/config/site-configuration.ts'
import { ambassadorsShown } from '../../site/config/supported.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import type { SiteMapRow } from '../../site/site-map/site-map.data.ts'
import { isValidAt, nearestBoundary } from '../dated/dated-record.ts'
import type { Audience } from './audience.ts'
import type { Inducement } from './inducement-kinds.data.ts'

/** What tells who reads, and when. */
export type Read = Pick<PageScope, 'siteId' | 'audience' | 'asOf' | 'expiresAt'>
type Gated = Pick<SiteMapRow, 'offers' | 'inducements'>
type Permission = Pick<Audience, 'offers' | 'inducements' | 'ambassadors' | 'streamers'>

/** Whether the laws of site and visitor allow a kind, whatever the hour. */
export function inducementAllowed(permission: Permission, kind: Inducement): boolean {
  if (kind === 'ambassadors' || kind === 'streamers') return permission[kind]
  return [...permission.offers, ...permission.inducements].some(allowed => allowed === kind)
}

/** Whether a kind may be shown on the page being rendered: the laws allow it, within the hours for advertising, and of ambassadors the site has some. */
export function inducementShown({ siteId, audience, asOf, expiresAt }: Read, kind: Inducement): boolean {
  const facts = audience()
  const { adHours } = facts
  if (!inducementAllowed(facts, kind)) return false
  if (kind === 'ambassadors' && !ambassadorsShown(siteConfigurationOf(siteId).flags, facts.ambassadors)) return false
  expiresAt(nearestBoundary([{ adHours }], asOf()))
  return isValidAt({ adHours }, asOf())
}

/** Whether a page has anything for the audience: one of its kinds of offers, and all else that it induces by. If not, its neutral words are shown. */
export const pageShown = (scope: Read, { offers, inducements = [] }: Gated): boolean =>
  (!offers || offers.some(kind => inducementShown(scope, kind))) &&
  inducements.every(kind => inducementShown(scope, kind))

/** Whether the laws let an audience see a page's subject, whatever the hour. */
export const pageAllowed = (permission: Permission, { offers, inducements = [] }: Gated): boolean =>
  (!offers || offers.some(kind => inducementAllowed(permission, kind))) &&
  inducements.every(kind => inducementAllowed(permission, kind))
