import type { Audience } from '../../app/domain/law/audience.ts'
import { nextRuleChange } from '../../app/domain/law/country-rule.ts'
import { type Environment, publicEnvironment } from '../../app/site/config/environment.ts'
import type { Platform } from '../../app/site/device/platform.ts'
import { linkedPath, liveLink, type ResolvedLink } from '../../app/site/links/resolve-link.ts'
import { pageShown } from '../../app/site/page/inducement-shown.ts'
import type { PageFacts, PageReads, PageScope } from '../../app/site/page/page-scope.ts'
import { datedRecords, pageBoundary } from '../../app/site/site-map/dated-pages.ts'
import type { SiteMapRow } from '../../app/site/site-map/site-map.data.ts'
import type { AppBuild } from '../platform/builds.ts'
import { siteMapNow } from './site-map-now.ts'
import { spelledContent, spelledTranslate } from './spelled-content.ts'
import { translatorOf } from './translator.ts'

/** What a page is rendered from. The content and the instant are those that the audience was found by: a render that waits does not mix two of them. */
export type RenderRequest = Omit<PageFacts, 'environment' | 'buildId'> & {
  audience: Audience
  /** The audience of header, menu and footer, where a caller tells the two apart. */
  shellAudience?: Audience | undefined
  platform: Platform
  now: Date
}

/** The scope of one render, with an account of what it reads. */
export function scopeOf(
  build: AppBuild,
  { audience, shellAudience = audience, platform, now, ...page }: RenderRequest,
  { environment, buildId }: { environment: Environment; buildId: string }
): PageScope {
  const facts: PageFacts = { ...page, environment: publicEnvironment(environment), buildId }
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
