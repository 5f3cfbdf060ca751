import { placeClasses } from '../../app/domain/law/place-classes.ts'
import type { Locale } from '../../app/domain/locales/locale.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import { sites } from '../../app/domain/sites/sites.data.ts'
import { negotiatesLanguage, siteOf } from '../../app/domain/sites/sites.ts'
import type { Environment } from '../../app/site/config/environment.ts'
import { movedPage } from '../../app/site/http/moved-page.ts'
import { notPages } from '../../app/site/http/not-pages.data.ts'
import { resolveAddress } from '../../app/site/http/resolve-address.ts'
import { contentsRootLocale, ownPath } from '../../app/site/links/own-path.ts'
import { rowsAt } from '../../app/site/page/record-pages.ts'
import { contentsHostsOf, type HostKind, siteOrigin } from '../../app/site/regions/hosts.ts'
import { datedRecords, pageStateAt } from '../../app/site/site-map/dated-pages.ts'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { findPage, isPattern } from '../../app/site/site-map/site-map.ts'
import type { Content } from '../../content/content.ts'
import { siteMapNow } from '../../server/pages/site-map-now.ts'

/** The facts of one exported answer: its security policy, and the instant in ms from which it may not be sent. */
export type AnswerFacts = { policy: string; expiresAt: number }

/** The answers of an address, by the class of the audience. */
export type ByClass = Map<string, AnswerFacts>

/** One host of the export: its folder, and what decides which file answers which of its addresses. */
export type ExportedHost = {
  folder: string
  siteId: SiteId
  host: HostKind
  origin: string
  languages: readonly Locale[]
  rootLocale: Locale
  /** The class of each place that a CDN may name; no other place is known. */
  classes: Readonly<Record<string, string>>
  /** Where a permanent redirect leads. */
  moved: ReadonlyMap<string, string>
  /** Addresses of pages that a process answers: a whole one, or the pattern of one. */
  atOrigin: readonly string[]
  pages: Map<string, ByClass>
  /** The addresses of pages whose documents cut off the window that opened them. */
  withoutOpener: Set<string>
  /** The error screens, by the address of their file. */
  missing: Map<string, ByClass>
}

type Facts = { environment: Environment; content: Content; now: Date }
type HostNames = Pick<ExportedHost, 'folder' | 'siteId' | 'host' | 'origin' | 'languages'>

/** The hosts of some sites. A contents host is one where it is set: else it is an alias that nothing links to. */
export function exportedHosts(siteIds: readonly SiteId[], facts: Facts): ExportedHost[] {
  const { environment } = facts
  return sites
    .filter(({ id }) => siteIds.includes(id))
    .flatMap(({ id, locales }): HostNames[] => [
      { folder: id, siteId: id, host: 'site', origin: siteOrigin(id, environment), languages: locales },
      ...contentsHostsOf(id, environment).map(of => ({ ...of, folder: `${id}-${of.host}`, siteId: id }))
    ])
    .map(names => withAddresses(names, facts))
}

function withAddresses(names: HostNames, { environment, content, now }: Facts): ExportedHost {
  const { siteId, host, languages } = names
  const rows = siteMapNow(content, now)
  const everyRow = rowsAt(content, now)
  const resolve = (pathname: string) =>
    resolveAddress({
      siteId,
      hostKind: host,
      pathname,
      search: '',
      siteMap: rows,
      environment,
      cookieLocale: null,
      acceptLanguage: null,
      isCrawler: true
    })
  const moved = new Map<string, string>()
  const atOrigin = new Set<string>()
  for (const row of everyRow)
    for (const locale of languages) {
      const pathname = ownPath({ siteId, locale, host, environment }, row.path)
      const isGone = pageStateAt(row, siteId, datedRecords(content), now).kind === 'gone'
      const answer = resolve(pathname)
      if (isGone || row.path.startsWith('/network/') || answer.kind === 'not-found') atOrigin.add(pathname)
      else if (answer.kind === 'redirect') moved.set(pathname, answer.location)
      else if (answer.kind === 'page' && findPage(siteId, row.path, rows)?.perRequest) atOrigin.add(pathname)
    }
  for (const { from } of content.redirects)
    for (const locale of languages) {
      const pathname = ownPath({ siteId, locale, host, environment }, from)
      const to = movedPage(pathname, content.redirects)
      if (to && resolve(pathname).kind === 'not-found' && resolve(to).kind !== 'not-found') moved.set(pathname, to)
    }
  if (host === 'site' && negotiatesLanguage(siteId)) atOrigin.add('/')
  return {
    ...names,
    rootLocale: host === 'site' ? siteOf(siteId).locales[0] : contentsRootLocale({ siteId, host, environment }),
    classes: placeClasses(siteId, content.countryRules, now),
    moved,
    atOrigin: [...atOrigin].filter(path => !isPattern({ path })),
    pages: new Map(),
    withoutOpener: new Set(),
    missing: new Map()
  }
}

/** What most classes get at each address of some pages of a host, and which classes get something else, or nothing. */
export function answersOf({ classes }: ExportedHost, pages: ReadonlyMap<string, ByClass>) {
  const names = [...new Set(['unknown', ...Object.values(classes)])]
  return [...pages].map(([pathname, byClass]) => {
    const [usual] = byClass.values()
    const others = names
      .map(name => ({ name, facts: byClass.get(name) }))
      .filter(({ facts }) => facts?.policy !== usual?.policy || facts?.expiresAt !== usual?.expiresAt)
    return { pathname, usual, others }
  })
}

/** The folder of a class in that of its host: the class of unknown places is at the plain path. */
export const classFolder = (name: string): string => (name === 'unknown' ? '' : `/_classes/${name}`)

/** The file of a page, of a payload or of a file. */
export const fileOf = (pathname: string): string => (pathname.endsWith('/') ? `${pathname}index.html` : pathname)

/** Addresses that a process answers on every host, with all below them. */
export const originTrees = [...notPages, '/sample-scripts/', '/__nuxt_island/'] as const

/** Signed with the key of the site, which an export does not have. */
export const originFiles = ['/.well-known/official-domains.json', '/.well-known/jwks.json'] as const

/** The parameters of a query that change a page: with one of them a process answers. */
export const ownParameters: readonly string[] = [
  ...new Set(['embedded', 'lighthouse', 'is_Lighthouse', ...siteMap.flatMap(({ readsQuery = [] }) => readsQuery)])
].sort()
