/** Where a link may lead: out of the site, to a page of the menus, to one of the site's own, or to the page of a sibling site. */
export const siteTypes = ['external', 'contents', 'compliance', 'sibling'] as const

export type SiteType = (typeof siteTypes)[number]

/** "Values starting with http or mailto are external. Values starting with / are contents links. Others are internal compliance links." */
export function siteTypeOf(value: string): SiteType {
  if (/^(https?:|mailto:)/i.test(value)) return 'external'
  return value.startsWith('/') ? 'contents' : 'compliance'
}
