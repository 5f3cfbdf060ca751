import type { Locale } from '../../app/domain/locales/locale.ts'
import { type Answer, forceQuery } from '../../app/site/http/address-answer.ts'
import { localeOfAddress } from '../../app/site/http/locale-of-address.ts'
import { resolveAddress } from '../../app/site/http/resolve-address.ts'
import { type SiteContext, siteMapOf } from './site-context.ts'

export type RequestedPage = Extract<Answer, { kind: 'page' }> | { kind: 'no-page'; path: string; locale: Locale }

/** The page that `?page={pathname}` of a call names, the root without it; where no page is, the language of the address. Null for a text that is no pathname: 400. */
export function requestedPage(c: SiteContext): RequestedPage | null {
  const pathname = new URLSearchParams(c.var.facts.search).get('page') ?? '/'
  return pathname.startsWith('/') ? pageAt(c, pathname) : null
}

/** The page at a pathname of this host; where no page is, the language of the address. */
export function pageAt(c: SiteContext, pathname: string): RequestedPage {
  const { facts, settings } = c.var
  const { environment } = settings
  const found = resolveAddress({ ...facts, pathname, search: forceQuery, siteMap: siteMapOf(c), environment })
  return found.kind === 'page' ? found : { kind: 'no-page', ...localeOfAddress({ ...facts, pathname }, environment) }
}
