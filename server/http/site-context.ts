import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Audience } from '../../app/domain/law/audience.ts'
import type { RuleType } from '../../app/domain/law/country-rule.ts'
import type { VisitorLocation } from '../../app/site/geolocation/visitor-location.ts'
import { rowsAt } from '../../app/site/page/record-pages.ts'
import type { SiteMapRow } from '../../app/site/site-map/site-map.data.ts'
import type { Content } from '../../content/content.ts'
import type { Storage } from '../accounts/open-storage.ts'
import type { SignUpService } from '../accounts/sign-up-service.ts'
import type { createIslands } from '../pages/islands.ts'
import type { PageCache } from '../pages/page-cache.ts'
import type { PageRenderer } from '../pages/page-renderer.ts'
import type { Preview } from '../pages/preview.ts'
import type { Intake } from '../reports/intake.ts'
import type { createDownloadLinks } from '../upstreams/download-links.ts'
import type { createIcons } from '../upstreams/icons.ts'
import type { LiveRecordsStore } from '../upstreams/live-records.ts'
import type { createAddressLookup } from '../visitor/address-lookup.ts'
import type { RequestFacts } from './request-facts.ts'
import type { StatementSigners } from './signed-statement.ts'

/** The services of a running site beside its pages, and how to stop it. */
export type SiteServices = {
  lookUp: Awaited<ReturnType<typeof createAddressLookup>>['lookUp']
  signUp: SignUpService
  storage: Storage
  liveRecords: LiveRecordsStore
  downloadLinks: ReturnType<typeof createDownloadLinks>
  islands: ReturnType<typeof createIslands>
  icons: ReturnType<typeof createIcons>
  statements: StatementSigners
  intake: Intake
  stop(): Promise<void>
}

/** The means to answer pages. */
export type SitePages = {
  renderer: PageRenderer
  cache: PageCache
  /** The table, without the pages of records. */
  siteMap: readonly SiteMapRow[]
}

/** Who asks: each fact is worked out when a handler needs it. */
export type Visitor = {
  audience: Audience
  location: VisitorLocation
  /** By which country and rule a page was decided, to be counted. */
  decision: { country_key: string; rule: RuleType | 'none' }
  /** The IP address that requests are counted by. */
  address: string
}

export type PlacedVisitor = Pick<Visitor, 'audience' | 'decision'>

/** The variables that every handler finds in `c.var`. */
export type SiteEnv = {
  Bindings: HttpBindings
  Variables: {
    /** Of `X-Request-Id` and the log. */
    requestId: string
    facts: RequestFacts
    /** The content and the instant of this request: a change meanwhile is for the next one. */
    content: Content
    now: Date
    /** The preview that an editor asks for: `now` is then its instant. */
    preview: Preview | null
    visitor: Visitor
    settings: PageRenderer['settings']
    pages: SitePages
    services: SiteServices
  }
}

export type SiteContext = Context<SiteEnv>

/** The site map of a request, with the pages of records. */
export const siteMapOf = ({ var: { content, now, pages } }: SiteContext): SiteMapRow[] =>
  rowsAt(content, now, pages.siteMap)

/** The scope that the rules of inducements read, for an answer that is no page and is not cached. */
export const visitorScope = (c: SiteContext) => ({
  siteId: c.var.facts.siteId,
  audience: () => c.var.visitor.audience,
  asOf: () => c.var.now,
  expiresAt: () => undefined
})

export type SiteHandler = (c: SiteContext) => Response | Promise<Response>
export type ApiRoute = readonly [method: 'GET' | 'POST', path: string, handler: SiteHandler]
