import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { closedBy } from '../../app/domain/law/offered-sites.ts'
import { platformOf } from '../../app/site/device/platform.ts'
import { widerNetwork } from '../../app/site/geolocation/ip-range.ts'
import { type Answer, forceQuery, written } from '../../app/site/http/address-answer.ts'
import { cookieOf } from '../../app/site/http/cookies.ts'
import { readEmbedded } from '../../app/site/http/embedded.ts'
import { pageGone, pageNotFound, routeNotValid, unknownMiddleware } from '../../app/site/http/error-messages.ts'
import { localeOfAddress } from '../../app/site/http/locale-of-address.ts'
import { movedPage } from '../../app/site/http/moved-page.ts'
import { resolveAddress } from '../../app/site/http/resolve-address.ts'
import { slashed } from '../../app/site/links/resolve-link.ts'
import { pageShown } from '../../app/site/page/inducement-shown.ts'
import type { Outcome } from '../../app/site/page/page-scope.ts'
import { type FormState, readQuery, type Visit } from '../../app/site/page/visit.ts'
import { datedRecords, pageStateAt, successorPath } from '../../app/site/site-map/dated-pages.ts'
import type { SiteMapRow } from '../../app/site/site-map/site-map.data.ts'
import { livePages } from '../../app/site/site-map/site-map.ts'
import { redirect, refuse } from '../http/answers.ts'
import { readPrivacy } from '../http/read-privacy.ts'
import type { RequestFacts } from '../http/request-facts.ts'
import type { FoundPage } from '../http/requested-page.ts'
import { type SiteContext, siteMapOf, visitorScope } from '../http/site-context.ts'
import { noteOnSpan } from '../platform/tracing.ts'
import {
  type CachedResponse,
  chooseEncoding,
  type RenderedResponse,
  sendEncoded,
  sendRendered
} from './cached-response.ts'
import { type PageRequest, plainPage } from './page-renderer.ts'
import { siteMapNow } from './site-map-now.ts'
import { carriedQuery, withQuery } from './with-query.ts'

const payloadName = '_payload.json'

type Refusal = Exclude<Outcome, { status: 200 }>
/** A request for a page: `facts` are those of the page's own address, which a form or a file does not have. */
type Exchange = { c: SiteContext; facts: RequestFacts; form?: FormState }

/** Answers a request for a page or its payload, cached or not. */
export async function answerPage(c: SiteContext): Promise<Response> {
  const { facts } = c.var
  const exchange = { c, facts }
  if (facts.pathname.endsWith(`/${payloadName}`)) return answerPayload(exchange)
  const answer = resolvePage(exchange)
  switch (answer.kind) {
    case 'redirect':
      return redirect(c, answer.status, answer.location, answer.private)
    case 'not-found':
      return answerMissing({ status: 404, message: answer.message }, exchange)
    case 'page': {
      const refusal = refusalOf(answer.row, exchange)
      return refusal ? answerMissing(refusal, exchange) : answerDocument(answer, exchange)
    }
  }
}

/** Answers a form with the page that it is on, at a pathname: its faults, and what was typed. The form's status is the answer's. */
export async function answerForm(c: SiteContext, pathname: string, form: FormState): Promise<Response> {
  const exchange = { c, facts: { ...c.var.facts, pathname, search: '' }, form }
  const answer = resolvePage(exchange, { search: forceQuery })
  if (answer.kind === 'page') return answerDocument({ ...answer, setsLocaleCookie: null }, exchange)
  return answerError({ status: 404, message: pageNotFound(pathname) }, exchange)
}

/** Answers with the error screen in the language of a pathname, or as JSON where that was asked for. */
export const answerRefusal = (c: SiteContext, pathname: string, refusal: Refusal): Promise<Response> =>
  answerError(refusal, { c, facts: { ...c.var.facts, pathname, search: '' } })

/** Answers from the cache, in the encoding that the request accepts. */
export async function answerCached(
  c: SiteContext,
  cached: CachedResponse,
  extra?: readonly string[]
): Promise<Response> {
  const { incoming, outgoing } = c.env
  const encoding = chooseEncoding(incoming.headers['accept-encoding'])
  sendEncoded(incoming, outgoing, await c.var.pages.cache.encoded(cached, encoding), extra)
  return RESPONSE_ALREADY_SENT
}

async function answerRendered(
  c: SiteContext,
  rendered: RenderedResponse,
  extra?: readonly string[]
): Promise<Response> {
  await sendRendered(c.env.incoming, c.env.outgoing, rendered, extra)
  return RESPONSE_ALREADY_SENT
}

/** Redirects to the new address of a renamed page, or to the address in small letters, where this site has it, else answers the refusal. */
async function answerMissing(refusal: Refusal, exchange: Exchange): Promise<Response> {
  const { c, facts } = exchange
  const pathname = refusal.status === 404 ? movedPage(facts.pathname, c.var.content.redirects) : null
  const moved = pathname && resolvePage(exchange, { pathname })
  const isHidden = moved && moved.kind === 'page' && refusalOf(moved.row, exchange)?.status === 404
  return moved && moved.kind !== 'not-found' && !isHidden
    ? redirect(c, 301, `${pathname}${written(facts.search)}`)
    : answerError(refusal, exchange)
}

async function answerDocument(answer: FoundPage, exchange: Exchange): Promise<Response> {
  const { c, facts } = exchange
  noteOnSpan(() => ({ 'http.route': answer.row.path }))
  const { settings, pages } = c.var
  const { setsLocaleCookie } = answer
  const cookies = setsLocaleCookie
    ? ['Set-Cookie', cookieOf('locale', setsLocaleCookie, settings.environment.PUBLIC_SCHEME === 'https')]
    : []
  const page = requestOfPage(answer, exchange)
  if (isForOne(page)) {
    const { document } = await pages.cache.own(page, networkOf(c))
    return answerRendered(c, withQuery(document, facts.search), cookies)
  }
  const { document } = await pages.cache.page(page)
  if (!carriedQuery(facts.search)) return answerCached(c, document, cookies)
  return answerRendered(c, withQuery(await pages.cache.rendered(document), facts.search), cookies)
}

/** A payload is that of the page at the same address; it never redirects, and without a page there is none. */
async function answerPayload(exchange: Exchange): Promise<Response> {
  const { c, facts } = exchange
  const { cache } = c.var.pages
  const answer = resolvePage(exchange, { pathname: facts.pathname.slice(0, -payloadName.length), search: forceQuery })
  const refusal = answer.kind === 'page' ? refusalOf(answer.row, exchange) : null
  if (answer.kind !== 'page' || refusal) {
    const fullPath = `${facts.pathname}${facts.search}`
    return refusal?.status === 410 ? refuse(c, 410, pageGone(fullPath)) : refuse(c, 404, pageNotFound(fullPath))
  }
  noteOnSpan(() => ({ 'http.route': `${answer.row.path}${payloadName}` }))
  const page = requestOfPage(answer, exchange)
  if (!isForOne(page)) return answerCached(c, (await cache.page(page)).payload)
  return answerRendered(c, (await cache.own(page, networkOf(c))).payload)
}

async function answerError(refusal: Refusal, exchange: Exchange): Promise<Response> {
  const { c, facts } = exchange
  if (facts.acceptsJson) return refuse(c, refusal.status, refusal.message)
  return answerRendered(c, (await c.var.pages.cache.own(requestOfError(refusal, exchange), networkOf(c))).document)
}

/** Renders for one request wait in a queue by the network that it comes from. */
const networkOf = (c: SiteContext): string => widerNetwork(c.var.visitor.address)

/** Finds the page of an exchange's address, or of another one. */
function resolvePage({ c, facts }: Exchange, other: Partial<Pick<RequestFacts, 'pathname' | 'search'>> = {}): Answer {
  return resolveAddress({ ...facts, ...other, siteMap: siteMapOf(c), environment: c.var.settings.environment })
}

/** A page is refused by the dates of its records (410 with its successor, or not begun), by law, where it has no neutral words, or by middleware, which does not exist: 500. */
function refusalOf(row: SiteMapRow, { c, facts }: Exchange): Refusal | null {
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
function requestOfPage(answer: FoundPage, exchange: Exchange): PageRequest {
  const { c, facts } = exchange
  const { content, now, preview, visitor } = c.var
  const { siteId, hostKind: host } = facts
  const { row, path, locale } = answer
  return {
    ...plainPage({ siteId, host, row, path, locale, audience: visitor.audience, content, now }),
    embedded: readEmbedded(facts.search),
    platform: row.reads?.includes('platform') ? platformOf(c.req.header('user-agent')) : 'unknown',
    visit: visitOf(row, exchange),
    preview
  }
}

/** The error screen in the language of the address. Its path is without the locale: the browser reads it again. */
function requestOfError(refusal: Refusal, { c, facts }: Exchange): PageRequest {
  const { settings, visitor, content, now, preview } = c.var
  const { siteId, hostKind: host } = facts
  const place = localeOfAddress(facts, settings.environment)
  const elsewhere = livePages(siteMapNow(content, now)).find(({ path }) => path === slashed(place.path))
  const closed = elsewhere && closedBy(elsewhere, siteId, content.countryRules, now)
  return {
    ...plainPage({ ...place, siteId, host, row: null, audience: visitor.audience, content, now }),
    embedded: readEmbedded(facts.search),
    outcome: refusal.status === 404 ? { ...refusal, closedBy: closed } : refusal,
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
const isForOne = ({ visit, preview }: PageRequest): boolean => visit !== null || preview != null
