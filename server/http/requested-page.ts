import type { Locale } from '../../app/domain/locales/locale.ts'
import { type Answer, forceQuery } from '../../app/site/http/address-answer.ts'
import { localeOfAddress } from '../../app/site/http/locale-of-address.ts'
import { resolveAddress } from '../../app/site/http/resolve-address.ts'
import { redirect } from './answers.ts'
import { type SiteContext, siteMapOf } from './site-context.ts'

export type FoundPage = Extract<Answer, { kind: 'page' }>
export type RequestedPage = FoundPage | { kind: 'no-page'; path: string; locale: Locale }

/**
 * The page that `?page={pathname}` of a call names, the root without it; where no page is, the language of the address. `lang` is that of a page below `/network/`.
 * Null for a text that is no pathname: 400.
 */
export function requestedPage(c: SiteContext): RequestedPage | null {
  const asked = new URLSearchParams(c.var.facts.search)
  const pathname = asked.get('page') ?? '/'
  return pathname.startsWith('/') ? pageAt(c, pathname, asked.get('lang')) : null
}

/** The page at a pathname of this host; where no page is, the language of the address. */
export function pageAt(c: SiteContext, pathname: string, lang: string | null = null): RequestedPage {
  const { facts, settings } = c.var
  const found = addressAt(c, pathname, lang)
  if (found.kind === 'page') return found
  return { kind: 'no-page', ...localeOfAddress({ ...facts, pathname }, settings.environment) }
}

/** The page whose address, with a file's name, is this one (`/en/` and `site.webmanifest`), with its own pathname. A redirect where it has moved, null without a page. */
export function parentPage(c: SiteContext, name: string): (FoundPage & { pathname: string }) | Response | null {
  const pathname = c.var.facts.pathname.slice(0, -name.length)
  const answer = addressAt(c, pathname)
  if (answer.kind === 'not-found') return null
  if (answer.kind === 'page') return { ...answer, pathname }
  const [location = ''] = answer.location.split('?')
  return redirect(c, 301, `${location}${name}`)
}

function addressAt(c: SiteContext, pathname: string, lang: string | null = null): Answer {
  const { facts, settings } = c.var
  const { environment } = settings
  const search = lang === null ? forceQuery : `${forceQuery}&${new URLSearchParams({ lang })}`
  return resolveAddress({ ...facts, pathname, search, siteMap: siteMapOf(c), environment })
}
