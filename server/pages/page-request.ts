import { closedBy } from '../../app/domain/law/offered-sites.ts'
import { platformOf } from '../../app/site/device/platform.ts'
import type { Answer } from '../../app/site/http/address-answer.ts'
import { readEmbedded } from '../../app/site/http/embedded.ts'
import { pageGone, pageNotFound, routeNotValid, unknownMiddleware } from '../../app/site/http/error-messages.ts'
import { localeOfAddress } from '../../app/site/http/locale-of-address.ts'
import { resolveAddress } from '../../app/site/http/resolve-address.ts'
import { slashed } from '../../app/site/links/resolve-link.ts'
import { pageShown } from '../../app/site/page/inducement-shown.ts'
import type { Outcome } from '../../app/site/page/page-scope.ts'
import { type FormState, readQuery, type Visit } from '../../app/site/page/visit.ts'
import { datedRecords, pageStateAt, successorPath } from '../../app/site/site-map/dated-pages.ts'
import type { SiteMapRow } from '../../app/site/site-map/site-map.data.ts'
import { livePages } from '../../app/site/site-map/site-map.ts'
import { readPrivacy } from '../http/read-privacy.ts'
import type { RequestFacts } from '../http/request-facts.ts'
import type { FoundPage } from '../http/requested-page.ts'
import { type SiteContext, siteMapOf, visitorScope } from '../http/site-context.ts'
import type { PageRequest } from './page-renderer.ts'
import { siteMapNow } from './site-map-now.ts'

export type Refusal = Exclude<Outcome, { status: 200 }>
/** A request for a page: `facts` are those of the page's own address, which a form or a file does not have. */
export type Exchange = { c: SiteContext; facts: RequestFacts; form?: FormState }

/** Finds the page of an exchange's address, or of another one. */
export function resolvePage(
  { c, facts }: Exchange,
  other: Partial<Pick<RequestFacts, 'pathname' | 'search'>> = {}
): Answer {
  return resolveAddress({ ...facts, ...other, siteMap: siteMapOf(c), environment: c.var.settings.environment })
}

/** A page is refused by the dates of its records (410 with its successor, or not begun), by law, where it has no neutral words, or by middleware, which does not exist: 500. */
export function refusalOf(row: SiteMapRow, { c, facts }: Exchange): Refusal | null {
  const { content, now, pages } = c.var
  const { siteId } = facts
  const fullPath = `${facts.pathname}${facts.search}`
  const records = datedRecords(content)
  const state = pageStateAt(row, siteId, records, now)
  switch (state.kind) {
    case 'live':
      if (row.absentWhereHidden && !pageShown(visitorScope(c), row))
        return { status: 404, message: routeNotValid(fullPath) }
      return row.middleware?.length ? { status: 500, message: unknownMiddleware() } : null
    case 'absent':
      return { status: 404, message: pageNotFound(fullPath) }
    case 'gone': {
      const { record, since } = state
      const rows = siteMapNow(content, now, pages.siteMap)
      return {
        status: 410,
        message: pageGone(fullPath),
        gone: { record, since, row, successorPath: successorPath(record, siteId, records, rows) }
      }
    }
  }
}

/** The facts that a page is rendered from. */
export function requestOfPage(answer: FoundPage, exchange: Exchange): PageRequest {
  const { c, facts } = exchange
  const { content, now, preview, visitor } = c.var
  const { row, path, locale } = answer
  return {
    siteId: facts.siteId,
    host: facts.hostKind,
    row,
    path,
    locale,
    embedded: readEmbedded(facts.search),
    audience: visitor.audience,
    platform: row.reads?.includes('platform') ? platformOf(c.req.header('user-agent')) : 'unknown',
    visit: visitOf(row, exchange),
    outcome: { status: 200 },
    content,
    now,
    preview
  }
}

/** The error screen in the language of the address. Its path is without the locale: the browser reads it again. */
export function requestOfError(refusal: Refusal, { c, facts }: Exchange): PageRequest {
  const { settings, visitor, content, now, preview } = c.var
  const place = localeOfAddress(facts, settings.environment)
  const elsewhere = livePages(siteMapNow(content, now)).find(({ path }) => path === slashed(place.path))
  const closed = elsewhere && closedBy(elsewhere, facts.siteId, content.countryRules, now)
  return {
    ...place,
    siteId: facts.siteId,
    host: facts.hostKind,
    row: null,
    embedded: null,
    outcome: refusal.status === 404 ? { ...refusal, closedBy: closed } : refusal,
    audience: visitor.audience,
    platform: 'unknown',
    visit: null,
    content,
    now,
    preview
  }
}

/** The facts of this request alone, where the page or its address asks for them; null where the cached page will do. */
function visitOf(row: SiteMapRow, { c, facts, form }: Exchange): Visit | null {
  const query = readQuery(facts.search, row.readsQuery ?? [])
  if (!row.perRequest && !form && Object.keys(query).length === 0) return null
  const { settings, content, visitor } = c.var
  const { location } = visitor
  const privacy = readPrivacy(c.env.incoming.headers, location, settings.environment, content.countryRules)
  return { location, query, form: form ?? null, privacy }
}

/** A page that belongs to this request alone is never cached. */
export const isForOne = ({ visit, preview }: PageRequest): boolean => visit !== null || preview != null
