import { refusesNavigation } from '../../domain/links/refused-navigation.ts'
import { type SiteType, siteTypeOf } from '../../domain/links/site-type.ts'
import type { Locale } from '../../domain/locales/locale.ts'
import type { LocalizedSite } from '../../domain/sites/sites.ts'
import { contentsOrigin, type Domains, type HostKind, siteOrigin } from '../regions/hosts.ts'
import { type SiteMapRow, siteMap } from '../site-map/site-map.data.ts'
import { findPage } from '../site-map/site-map.ts'
import { ownPath, siteLocale } from './own-path.ts'
import { pagePath, splitLocale } from './page-path.ts'

export type LinkContext = LocalizedSite & {
  /** Which of the site's hosts shows the page of the link. Left out, it is the site's own. */
  host?: HostKind
  environment: Domains
}

/** Where a link leads. New-tab links come with the attributes that keep them safe. */
export type ResolvedLink = { kind: SiteType; href: string; external: boolean; target?: '_blank'; rel?: string }

const newTab = { target: '_blank', rel: 'noopener' } as const

/** How a link to a path opens: "the two /network/ pages open in a new tab". */
export const inNewTab = (path: string): Partial<typeof newTab> => (isNetwork(path) ? newTab : {})

/** A link to a live page of this site. Null where it leads nowhere or is refused. */
export function liveLink(
  value: string,
  where: LinkContext,
  siteType: SiteType = siteTypeOf(value),
  rows: readonly SiteMapRow[] = siteMap
): ResolvedLink | null {
  const link = resolveLink(value, where, siteType)
  if (!link || siteType === 'external' || (siteType !== 'sibling' && value.startsWith('#'))) return link
  const row = findPage(where.siteId, linkedPath(value, where.environment, siteType), rows)
  if (!row) return null
  return siteType === 'sibling' ? link : resolveLink(value, where, row.kind)
}

/**
 * The one resolver of links (specification section 5): "values starting with http or mailto are external; values starting with / are contents links; others are
 * internal compliance links"; sibling links swap the host through the region-domain map. Null where the navigation is refused: script protocols, a text that a browser
 * would take to another host, and siblings that are none of ours.
 */
export function resolveLink(
  value: string,
  where: LinkContext,
  siteType: SiteType = siteTypeOf(value)
): ResolvedLink | null {
  if (refusesNavigation(value, { external: siteType === 'external' || siteType === 'sibling' })) return null
  switch (siteType) {
    case 'external':
      if (siteTypeOf(value) !== 'external') return null
      return { kind: 'external', href: value, external: true, ...(/^mailto:/i.test(value) ? {} : newTab) }
    case 'contents':
    case 'compliance':
      return isNetwork(value)
        ? { kind: siteType, href: networkHref(value, where), external: false, ...newTab }
        : { kind: siteType, href: pageHref(value, where, siteType), external: false }
    case 'sibling': {
      const place = siblingPath(value, where.environment)
      if (place === null) return null
      const { siteId, environment } = where
      const href = `${siteOrigin(siteId, environment)}${pagePath(siteId, siteLocaleFrom(where), place)}`
      return { kind: 'sibling', href, external: false }
    }
  }
}

/** Home is on every host: a link to it stays where the visitor is. Menu pages go to their contents host, all others are on the site's own. */
function pageHref(value: string, where: LinkContext, siteType: 'contents' | 'compliance'): string {
  const { siteId, locale, host = 'site', environment } = where
  if (value.startsWith('#')) return value
  const path = slashed(value)
  if (/^\/([?#]|$)/.test(path) || (siteType === 'contents' && host !== 'site'))
    return ownPath({ siteId, locale, host, environment }, path)
  if (siteType === 'contents') return contentsHref(value, where)
  return `${originFrom(where)}${pagePath(siteId, siteLocaleFrom(where), path)}`
}

/** The origin before the path of a page on the site's own host: nothing where the visitor is there. */
const originFrom = ({ siteId, host = 'site', environment }: LinkContext): string =>
  host === 'site' ? '' : siteOrigin(siteId, environment)

const siteLocaleFrom = ({ siteId, locale, host = 'site' }: LinkContext): Locale =>
  host === 'site' ? locale : siteLocale(siteId, locale)

/** "The locale prefix is omitted for English and when a regional contents host is configured." Without a contents host the site's own rule holds. */
export function contentsHref(path: string, { siteId, locale, environment }: LinkContext): string {
  const origin = contentsOrigin(siteId, locale, environment)
  if (origin === null) return pagePath(siteId, locale, slashed(path))
  const isRegional = environment.REGION_CONTENTS_HOST[siteId] !== undefined
  return `${origin}${isRegional || locale === 'en' ? '' : `/${locale}`}${slashed(path)}`
}

const isNetwork = (value: string): boolean => /^\/?network\//.test(value)

/** "The prefix /network/ never gets a locale prefix": the language of the page that links to it goes along as `lang`. */
function networkHref(value: string, where: LinkContext): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(slashed(value)) ?? []
  const search = new URLSearchParams(query)
  if (!search.has('lang')) search.set('lang', siteLocaleFrom(where))
  return `${originFrom(where)}${path}?${search}${fragment}`
}

/** The path of the page that a link's value means, without query and fragment; empty where it means none of ours. */
export function linkedPath(
  value: string,
  environment: LinkContext['environment'],
  siteType: SiteType = siteTypeOf(value)
): string {
  if (siteType === 'external' || (/^https?:/i.test(value) && !URL.canParse(value))) return ''
  const place = siteType === 'sibling' ? siblingPath(value, environment) : slashed(value)
  return place?.replace(/[?#].*$/, '') ?? ''
}

/** The page that a sibling link means: its path without a locale, with query and fragment; null where the host is none of ours. */
function siblingPath(value: string, { REGION_DOMAINS }: LinkContext['environment']): string | null {
  if (!/^https?:/i.test(value)) return splitLocale(slashed(value)).path
  const url = new URL(value)
  const isOurs = Object.values(REGION_DOMAINS).some(domain => new URL(domain).host === url.host)
  return isOurs ? splitLocale(slashed(`${url.pathname}${url.search}${url.hash}`)).path : null
}

/** "A trailing slash is appended to links": to the path, before query and fragment; a file's name stays. */
export function slashed(value: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(value) ?? []
  const absolute = path.startsWith('/') ? path : `/${path}`
  return `${absolute.endsWith('/') || /\.[a-z0-9]+$/i.test(absolute) ? absolute : `${absolute}/`}${rest}`
}
