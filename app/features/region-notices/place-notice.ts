import type { AudienceFacts } from '../../domain/law/audience-facts.ts'

type Facts = Pick<AudienceFacts, 'rule' | 'siteClosed' | 'siteInforms'> & {
  /** The page's path without its locale. */
  path: string
  /** Whether the law of the visitor's place has a site of its own that takes sign-ups. */
  hasRightSite: boolean
}

/** Why nothing can be had: of the site, or of the visitor. */
export type PlaceNotice = ClosedKind | 'blocked'
type ClosedKind = 'site-closed' | 'site-informs'

/** The pages whose first screen says itself that the site informs. */
export const saidBelow: readonly string[] = ['/', '/download/']

/** Why a site offers nothing to anybody; null where it does. */
export const closedKind = ({
  siteClosed,
  siteInforms
}: Pick<Facts, 'siteClosed' | 'siteInforms'>): ClosedKind | null =>
  siteClosed ? 'site-closed' : siteInforms ? 'site-informs' : null

/**
 * The notice at the head of a page (S6-23): "the site of a country where nothing is offered, and one that informs, says so at the head of every page, on home and
 * download in its first words"; "a blocked visitor reads that both are closed". Out: null where none is due.
 */
export function placeNotice({ path, hasRightSite, ...audience }: Facts): PlaceNotice | null {
  const closed = closedKind(audience)
  if (closed && saidBelow.includes(path) && !hasRightSite) return null
  return closed ?? (audience.rule === 'BLOCKED' ? 'blocked' : null)
}
