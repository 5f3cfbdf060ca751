import type { Audience } from './audience.ts'
import type { Inducement } from './inducement-kinds.data.ts'
import type { OfferKind } from './offer-kinds.data.ts'

type Permission = Pick<Audience, 'offers' | 'inducements' | 'ambassadors' | 'streamers' | 'siteInforms'>

/** The subjects of a page, as far as a law may forbid it: kinds of offers, of which one is enough, and all else that it induces by. */
export type Gated = {
  readonly offers?: readonly OfferKind[]
  readonly inducements?: readonly Inducement[]
  /** Whether it invites to sign up or to download. */
  readonly joins?: boolean
}

/** Whether the laws of site and visitor allow a kind, whatever the hour. */
export function inducementAllowed(permission: Permission, kind: Inducement): boolean {
  if (kind === 'ambassadors' || kind === 'streamers') return permission[kind]
  return [...permission.offers, ...permission.inducements].some(allowed => allowed === kind)
}

/** Whether the laws let an audience see a page's subject, whatever the hour. */
export const pageAllowed = (permission: Permission, page: Gated): boolean =>
  mayBeSeen(page, permission, kind => inducementAllowed(permission, kind))

/** Whether a page's subject may be seen, where each kind is decided by `allows`. */
export const mayBeSeen = (
  { offers, inducements = [], joins }: Gated,
  { siteInforms }: Pick<Audience, 'siteInforms'>,
  allows: (kind: Inducement) => boolean
): boolean => !(joins && siteInforms) && (!offers || offers.some(allows)) && inducements.every(allows)
