import type { SiteId } from '../../domain/sites/site-id.ts'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'

/** The bodies that are responsible for a site, in the order of the records. */
export const bodiesOf = <Body extends { readonly sites: readonly SiteId[] }>(
  bodies: readonly Body[],
  siteId: SiteId
): Body[] => bodies.filter(({ sites }) => sites.includes(siteId))

/** The name of a body as safe markup, linked where its address is known. */
export const bodyName = (name: string, url: string | null): string =>
  url === null ? escapeMarkup(name) : `<a href="${escapeMarkup(url)}" rel="noopener">${escapeMarkup(name)}</a>`
