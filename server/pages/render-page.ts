import type { Audience } from '../../app/domain/law/audience.ts'
import { nextRuleChange } from '../../app/domain/law/country-rule.ts'
import type { Platform } from '../../app/site/device/platform.ts'
import { linkedPath, liveLink } from '../../app/site/links/live-link.ts'
import type { ResolvedLink } from '../../app/site/links/resolve-link.ts'
import { pageShown } from '../../app/site/page/inducement-shown.ts'
import type { PageFacts, PageReads, PageScope } from '../../app/site/page/page-scope.ts'
import type { Payload } from '../../app/site/page/payload.ts'
import { datedRecords, pageBoundary } from '../../app/site/site-map/dated-pages.ts'
import type { SiteMapRow } from '../../app/site/site-map/site-map.data.ts'
import type { AppBuild } from '../platform/builds.ts'
import { keepEmbedded } from './keep-embedded.ts'
import { siteMapNow } from './site-map-now.ts'
import { spelledContent, spelledTranslate } from './spelled-content.ts'
import { stripOutboundLinks } from './strip-outbound-links.ts'
import { translatorOf } from './translator.ts'

export type RenderedPage = { status: number; html: string; payload: Payload | null; reads: PageReads }

/** Gives the build to render with: the built one, or in development the one that Vite has just compiled. */
export type BuildSource = () => Promise<AppBuild>

export type RenderRequest = {
  facts: PageFacts
  audience: Audience
  /** The scope of header, menu and footer, where a caller tells the two apart. */
  shellAudience?: Audience | undefined
  platform: Platform
  now: Date
  onError: (error: Error) => void
}

/** The scope of one render, with an account of what it reads. */
export function scopeOf(
  build: AppBuild,
  { facts, audience, shellAudience = audience, platform, now }: Omit<RenderRequest, 'onError'>
): PageScope {
  const reads: PageReads = { audience: false, validUntil: null }
  const { siteId, locale, host } = facts
  const place = { siteId, locale, host, environment: facts.environment }
  const records = datedRecords(facts.content)
  const rows = siteMapNow(facts.content, now)
  const links = new Map<string, ResolvedLink | null>()
  let shown: SiteMapRow[] | undefined
  const shownRows = () => {
    shown ??= rows.filter(row => pageShown(scope, row))
    return shown
  }
  const link: PageScope['link'] = (value, siteType) => {
    const key = `${siteType} ${value}`
    const known = links.get(key)
    if (known !== undefined) return known
    const path = linkedPath(value, facts.environment, siteType)
    if (path && path !== facts.path) scope.expiresAt(pageBoundary(path, records, now))
    const resolved = liveLink(value, place, siteType, shownRows())
    links.set(key, resolved)
    return resolved
  }
  const readsAudience = () => {
    if (!reads.audience) scope.expiresAt(nextRuleChange(facts.content.countryRules, now))
    reads.audience = true
  }
  const scope: PageScope = {
    ...facts,
    content: spelledContent(facts.content, siteId, locale),
    row: facts.row && (rows.find(({ key, path }) => key === facts.row?.key && path === facts.row.path) ?? facts.row),
    siteMap: rows,
    reads,
    t: spelledTranslate(translatorOf(build, locale), siteId, locale),
    audience() {
      readsAudience()
      return audience
    },
    shellAudience() {
      readsAudience()
      return shellAudience
    },
    device() {
      requireDeclared(facts, 'platform')
      return platform
    },
    query() {
      requireDeclared(facts, 'query')
      return facts.visit?.query ?? {}
    },
    asOf: () => now,
    expiresAt(boundary) {
      if (boundary && (!reads.validUntil || boundary < reads.validUntil)) reads.validUntil = boundary
    },
    href: path => (path.startsWith('/') ? (link(path)?.href ?? null) : null),
    link,
    hasWords: key => typeof build.messages[locale]?.[key] === 'string'
  }
  scope.expiresAt(pageBoundary(facts.path, records, now))
  return scope
}

/** A page is cached by what its row of the site map says: a render that reads more would be shown to visitors whom it is not for. Error screens are never cached. */
function requireDeclared({ row, outcome, path }: PageFacts, read: 'platform' | 'query'): void {
  if (!row || outcome.status !== 200) return
  const says = read === 'platform' ? row.reads?.includes(read) : row.readsQuery
  if (!says) throw new Error(`The page ${path} reads the ${read}: its row of the site map has to say so`)
}

/** Renders one page. A fault gives the error screen with 500 and goes to `onError`. Throws where not even the error screen can be rendered. */
export function renderPage(build: AppBuild, { onError, ...request }: RenderRequest): RenderedPage {
  const { facts } = request
  const scope = scopeOf(build, request)
  const { status, html, payload, fault } = build.renderPage(scope, build.scripts)
  if (fault !== null) onError(new Error(`${facts.siteId} ${facts.path} is shown as its error screen`, { cause: fault }))
  return { status, html: asEmbedded(html, facts.embedded), payload, reads: scope.reads }
}

/** Changes a rendered document by its mode of embedding. */
function asEmbedded(html: string, mode: PageFacts['embedded']): string {
  if (mode === null) return html
  return mode === 'all' ? stripOutboundLinks(html) : keepEmbedded(html, mode)
}
