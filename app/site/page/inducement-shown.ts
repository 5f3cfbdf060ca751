import { isValidAt, nearestBoundary } from '../../domain/dated/dated-record.ts'
import { type Gated, inducementAllowed, mayBeSeen } from '../../domain/law/inducement-allowed.ts'
import type { Inducement } from '../../domain/law/inducement-kinds.data.ts'
import { siteConfigurationOf } from '../config/site-configuration.ts'
import { ambassadorsShown } from '../config/supported.ts'
import type { PageScope } from './page-scope.ts'

/** The facts about who reads, and when. */
export type Read = Pick<PageScope, 'siteId' | 'audience' | 'asOf' | 'expiresAt'>

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
export const pageShown = (scope: Read, page: Gated): boolean =>
  mayBeSeen(page, scope.audience(), kind => inducementShown(scope, kind))
