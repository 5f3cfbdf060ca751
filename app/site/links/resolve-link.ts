import type { PublicEnvironment } from '../config/environment.ts'
import type { Locale } from '../locales/locale.ts'
import { siteOrigin } from '../regions/hosts.ts'
import type { SiteId } from '../regions/site-id.ts'
import { pagePath } from './page-path.ts'
import { RefusedNavigation, refusesNavigation } from './refused-navigation.ts'

type Where = {
  siteId: SiteId
  locale: Locale
  environment: Pick<PublicEnvironment, 'CONTENTS_HOST' | 'REGION_CONTENTS_HOST' | 'REGION_DOMAINS'>
}

export type SiteType = 'external' | 'contents' | 'compliance' | 'sibling'

/** Where a link leads. New-tab links come with the attributes that keep them safe. */
export type ResolvedLink = { kind: SiteType; href: string; external: boolean; target?: '_blank'; rel?: string }

export { RefusedNavigation }

const newTab = { target: '_blank', rel: 'noopener' } as const

/**
 * The one resolver of links (specification section 5): "values starting with http or mailto are external; values starting with / are contents links;
 * others are internal compliance links"; sibling links swap the host through the region-domain map. In: the link's value, where the page is, and the
 * site type where the navigation names one. Throws RefusedNavigation for script protocols and for what a browser would take to another host.
 */
export function resolveLink(value: string, where: Where, siteType: SiteType = siteTypeOf(value)): ResolvedLink {
  if (refusesNavigation(value, { external: siteType === 'external' || siteType === 'sibling' }))
    throw new RefusedNavigation(value)
  const { siteId, locale, environment } = where
  switch (siteType) {
    case 'external':
      return { kind: 'external', href: value, external: true, ...(value.startsWith('mailto:') ? {} : newTab) }
    case 'contents':
      return value.startsWith('/network/')
        ? { kind: 'contents', href: networkHref(value, locale), external: false, ...newTab }
        : { kind: 'contents', href: contentsHref(value, where), external: false }
    case 'compliance':
      return {
        kind: 'compliance',
        href: value.startsWith('#') ? value : pagePath(siteId, locale, slashed(value)),
        external: false
      }
    case 'sibling':
      return {
        kind: 'sibling',
        href: siblingHref(value, siteOrigin(siteId, environment), environment),
        external: false
      }
  }
}

/** "Values starting with http or mailto are external. Values starting with / are contents links. Others are internal compliance links." */
export function siteTypeOf(value: string): SiteType {
  if (/^(https?:|mailto:)/i.test(value)) return 'external'
  return value.startsWith('/') ? 'contents' : 'compliance'
}

/** "The locale prefix is omitted for English and when a regional contents host is configured." Without a contents host the site's own rule holds. */
export function contentsHref(path: string, { siteId, locale, environment }: Where): string {
  const regional = environment.REGION_CONTENTS_HOST[siteId]
  if (regional) return `${regional}${slashed(path)}`
  if (environment.CONTENTS_HOST)
    return `${environment.CONTENTS_HOST}${locale === 'en' ? '' : `/${locale}`}${slashed(path)}`
  return pagePath(siteId, locale, slashed(path))
}

/** "The prefix /network/ never gets a locale prefix": the language of the page that links to it goes along as `lang`. */
function networkHref(value: string, locale: Locale): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(slashed(value)) ?? []
  const search = new URLSearchParams(query)
  if (!search.has('lang')) search.set('lang', locale)
  return `${path}?${search}${fragment}`
}

/** "Sibling links swap the host through a region-domain map": an address of any of our sites becomes that of the site at hand; others stay. */
function siblingHref(value: string, origin: string, { REGION_DOMAINS }: Where['environment']): string {
  if (!/^https?:/i.test(value)) return `${origin}${slashed(value)}`
  const url = new URL(value)
  const isOurs = Object.values(REGION_DOMAINS).some(domain => new URL(domain).host === url.host)
  return isOurs ? `${origin}${slashed(`${url.pathname}${url.search}${url.hash}`)}` : value
}

/** "A trailing slash is appended to links": to the path, before query and fragment; a file's name stays. */
export function slashed(value: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(value) ?? []
  const absolute = path.startsWith('/') ? path : `/${path}`
  return `${absolute.endsWith('/') || /\.[a-z0-9]+$/i.test(absolute) ? absolute : `${absolute}/`}${rest}`
}
