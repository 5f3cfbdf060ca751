import { type Locale, locales } from '../../domain/locales/locale.ts'
import { type SiteId, siteIds } from '../../domain/sites/site-id.ts'
import { negotiatesLanguage, siteOf } from '../../domain/sites/sites.ts'
import type { Environment } from '../config/environment.ts'
import { parseAddress } from '../geolocation/ip-range.ts'

/** The variables that decide at which addresses pages are. */
export type Domains = Pick<Environment, 'REGION_DOMAINS' | 'CONTENTS_HOST' | 'REGION_CONTENTS_HOST'>
type HostNames = Pick<Environment, 'REGION_DOMAINS' | 'REGION_CONTENTS_HOST' | 'contentsDomain'>
type Contents = Pick<Domains, 'CONTENTS_HOST' | 'REGION_CONTENTS_HOST'>

/** A site is shown by its own host and by that of its contents, which may be one for each language. */
export type HostKind = 'site' | 'contents' | `contents-${Locale}`
export type ResolvedHost = { siteId: SiteId; hostKind: HostKind }

/** The site that a Host names; unknown ones are global. Case and a trailing dot do not matter, the port only where two domains differ by nothing else. */
export const resolveHost = (host: string | undefined, environment: HostNames): ResolvedHost =>
  namedBy(host, environment) ?? { siteId: 'global', hostKind: 'site' }

/** Whether a Host names one of our sites. While global is at localhost, as in a clone, an IP address is its host too: no foreign name can lead to it. */
export function isOwnHost(host: string | undefined, environment: HostNames): boolean {
  const isLocal = withoutPort(hostOf(environment.REGION_DOMAINS.global)) === 'localhost'
  const address = withoutPort(host ?? '').replace(/^\[(.*)\]$/, '$1')
  return namedBy(host, environment) !== null || (isLocal && parseAddress(address) !== null)
}

function namedBy(host: string | undefined, environment: HostNames): ResolvedHost | null {
  const domains = domainsOf(environment)
  const wanted = withoutDot((host ?? '').trim().toLowerCase())
  const exact = domains.find(({ name }) => name === wanted)
  if (exact) return exact.resolved
  const sameName = domains.filter(({ name }) => withoutPort(name) === withoutPort(wanted))
  return sameName.length === 1 && sameName[0] ? sameName[0].resolved : null
}

function domainsOf({ REGION_DOMAINS, REGION_CONTENTS_HOST, contentsDomain }: HostNames) {
  const domain = (origin: string, siteId: SiteId, hostKind: HostKind) => ({
    name: hostOf(origin),
    resolved: { siteId, hostKind }
  })
  const sites = siteIds.map(siteId => domain(REGION_DOMAINS[siteId], siteId, 'site'))
  const regional = siteIds.flatMap(siteId => {
    const hosts = contentsHostsOf(siteId, { REGION_CONTENTS_HOST, CONTENTS_HOST: null })
    return hosts.map(({ host, origin }) => domain(origin, siteId, host))
  })
  const shared = domain(contentsDomain, 'global', 'contents')
  return regional.some(({ name }) => name === shared.name) ? [...sites, ...regional] : [...sites, ...regional, shared]
}

const hostOf = (origin: string): string => origin.toLowerCase().replace(/^https?:\/\//, '')
const withoutDot = (host: string): string => host.replace(/\.(?=(:\d*)?$)/, '')
const withoutPort = (host: string): string => host.replace(/:\d*$/, '')

/** The origin at which a site is reached, without a slash at its end. */
export const siteOrigin = (siteId: SiteId, { REGION_DOMAINS }: Pick<Environment, 'REGION_DOMAINS'>): string =>
  REGION_DOMAINS[siteId]

/** The origin at which the menu pages of a site are in a language: its own contents host, else the one of all sites, which has global's law: a licensed site's stay on it. Null for the site's own. */
export function contentsOrigin(
  siteId: SiteId,
  locale: Locale,
  { CONTENTS_HOST, REGION_CONTENTS_HOST }: Contents
): string | null {
  const own = REGION_CONTENTS_HOST[siteId]
  return (typeof own === 'object' ? own[locale] : own) ?? (siteOf(siteId).licensed ? null : CONTENTS_HOST)
}

type ContentsHost = { host: HostKind; origin: string; languages: readonly Locale[] }

/** The contents hosts that are set and have the law of a site. */
export function contentsHostsOf(siteId: SiteId, { CONTENTS_HOST, REGION_CONTENTS_HOST }: Contents): ContentsHost[] {
  const ofSite = siteOf(siteId).locales
  const own = REGION_CONTENTS_HOST[siteId]
  if (typeof own === 'object')
    return ofSite.map(one => ({ host: `contents-${one}`, origin: own[one] ?? '', languages: [one] }))
  if (own) return [{ host: 'contents', origin: own, languages: ofSite }]
  return siteId === 'global' && CONTENTS_HOST ? [{ host: 'contents', origin: CONTENTS_HOST, languages: locales }] : []
}

/** The language of a contents host that shows one alone. */
export const hostLocale = (host: HostKind): Locale | null =>
  locales.find(locale => host === `contents-${locale}`) ?? null

/** The sites whose languages share one contents host: links to it have no prefix and lead to the first. */
export const mixedContentsHosts = ({ REGION_CONTENTS_HOST }: Pick<Contents, 'REGION_CONTENTS_HOST'>): SiteId[] =>
  siteIds.filter(id => typeof REGION_CONTENTS_HOST[id] === 'string' && negotiatesLanguage(id))
