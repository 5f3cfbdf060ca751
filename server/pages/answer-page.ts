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
import { rowsAt } from '../../app/site/page/record-pages.ts'
import { type FormState, readQuery, type Visit } from '../../app/site/page/visit.ts'
import { datedRecords, pageStateAt, successorPath } from '../../app/site/site-map/dated-pages.ts'
import type { SiteMapRow } from '../../app/site/site-map/site-map.data.ts'
import { livePages } from '../../app/site/site-map/site-map.ts'
import { redirect, refuse } from '../http/answers.ts'
import { readPrivacy } from '../http/read-privacy.ts'
import type { RequestFacts } from '../http/request-facts.ts'
import type { SiteContext } from '../http/site-context.ts'
import { noteOnSpan } from '../platform/tracing.ts'
import { visitorScope } from '../visitor/visitor-scope.ts'
import {
  type CachedResponse,
  chooseEncoding,
  type RenderedResponse,
  sendEncoded,
  sendRendered
} from './cached-response.ts'
import type { PageRequest } from './page-renderer.ts'
import { readPreview } from './preview.ts'
import { siteMapNow } from './site-map-now.ts'
import { carriedQuery, withQuery } from './with-query.ts'

type Refusal = Exclude<Outcome, { status: 200 }>
type FoundPage = Extract<Answer, { kind: 'page' }>
/** A request for a page: `facts` are those of the page's own address, which a form or a file does not have. */
type Exchange = { c: SiteContext; facts: RequestFacts; form?: FormState }

const payloadName = '_payload.json'

/** Answers a request for a page or its payload, cached or not. */
export async function answerPage(c: SiteContext): Promise<Response> {
  const { facts } = c.var
  const exchange = { c, facts }
  if (facts.pathname.endsWith(`/${payloadName}`)) return answerPayload(exchange)
  const answer = resolve(exchange)
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
  const answer = resolve(exchange, { search: forceQuery })
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

/** Where no page is: the one that has been renamed, where this site has it, else what refuses it. */
async function answerMissing(refusal: Refusal, exchange: Exchange): Promise<Response> {
  const { c, facts } = exchange
  const pathname = refusal.status === 404 ? movedPage(facts.pathname, c.var.settings.content().redirects) : null
  const moved = pathname && resolve(exchange, { pathname })
  return moved && moved.kind !== 'not-found'
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
  const page = pageRequest(answer, exchange)
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
  const answer = resolve(exchange, { pathname: facts.pathname.slice(0, -payloadName.length), search: forceQuery })
  const refusal = answer.kind === 'page' ? refusalOf(answer.row, exchange) : null
  if (answer.kind !== 'page' || refusal) {
    const fullPath = `${facts.pathname}${facts.search}`
    return refusal?.status === 410 ? refuse(c, 410, pageGone(fullPath)) : refuse(c, 404, pageNotFound(fullPath))
  }
  noteOnSpan(() => ({ 'http.route': `${answer.row.path}${payloadName}` }))
  const page = pageRequest(answer, exchange)
  if (!isForOne(page)) return answerCached(c, (await cache.page(page)).payload)
  return answerRendered(c, (await cache.own(page, networkOf(c))).payload)
}

/** The error screen in the language of the address. Its path is without the locale: the browser reads it again. */
async function answerError(refusal: Refusal, { c, facts }: Exchange): Promise<Response> {
  const { status, message } = refusal
  if (facts.acceptsJson) return refuse(c, status, message)
  const { settings, pages, visitor } = c.var
  const [content, now] = [settings.content(), settings.now()]
  const place = localeOfAddress(facts, settings.environment)
  const elsewhere = livePages(siteMapNow(content, now)).find(({ path }) => path === slashed(place.path))
  const closed = elsewhere && closedBy(elsewhere, facts.siteId, content.countryRules, now)
  const page: PageRequest = {
    ...place,
    siteId: facts.siteId,
    host: facts.hostKind,
    row: null,
    embedded: null,
    outcome: status === 404 ? { status, message, closedBy: closed } : refusal,
    audience: visitor.audience,
    platform: 'unknown',
    visit: null,
    content,
    now,
    preview: readPreview(facts.search, settings.development)
  }
  return answerRendered(c, (await pages.cache.own(page, networkOf(c))).document)
}

/** What is at the address of an exchange, or at another one. */
function resolve({ c, facts }: Exchange, other: Partial<Pick<RequestFacts, 'pathname' | 'search'>> = {}): Answer {
  const { content, development, environment } = c.var.settings
  const asOf = readPreview(facts.search, development)?.asOf
  return resolveAddress({
    ...facts,
    ...other,
    siteMap: asOf ? rowsAt(content(), asOf) : c.var.pages.siteMap,
    environment
  })
}

/** Renders for one request wait in a queue by the network that it comes from. */
const networkOf = (c: SiteContext): string => widerNetwork(c.var.visitor.address)

/** What is rendered for an address: all of it is decided at one instant, from one reading of the content. */
function pageRequest(answer: FoundPage, exchange: Exchange): PageRequest {
  const { c, facts } = exchange
  const { content, now, development } = c.var.settings
  const { row, path, locale } = answer
  return {
    siteId: facts.siteId,
    host: facts.hostKind,
    row,
    path,
    locale,
    embedded: readEmbedded(facts.search),
    audience: c.var.visitor.audience,
    platform: row.reads?.includes('platform') ? platformOf(c.req.header('user-agent')) : 'unknown',
    visit: visitOf(row, exchange),
    outcome: { status: 200 },
    content: content(),
    now: now(),
    preview: readPreview(facts.search, development)
  }
}

/** What belongs to this request alone, where the page or its address asks for it; null where the cached page will do. */
function visitOf(row: SiteMapRow, { c, facts, form }: Exchange): Visit | null {
  const query = readQuery(facts.search, row.readsQuery ?? [])
  if (!row.perRequest && !form && Object.keys(query).length === 0) return null
  const { location } = c.var.visitor
  const privacy = readPrivacy(
    c.env.incoming.headers,
    location,
    c.var.settings.environment,
    c.var.settings.content().countryRules
  )
  return { location, query, form: form ?? null, privacy }
}

/** A page that belongs to this request alone is never cached. */
const isForOne = ({ visit, preview }: PageRequest): boolean => visit !== null || preview != null

/** Why a page is refused: by the dates of its records (410 with its successor, or not begun), by law, where it has no neutral words, or by middleware, which does not exist: 500. */
function refusalOf(row: SiteMapRow, { c, facts }: Exchange): Refusal | null {
  const { settings, pages } = c.var
  const { siteId, search } = facts
  const fullPath = `${facts.pathname}${search}`
  const content = settings.content()
  const now = readPreview(search, settings.development)?.asOf ?? settings.now()
  const records = datedRecords(content)
  const state = pageStateAt(row, siteId, records, now)
  switch (state.kind) {
    case 'live':
      if (row.absentWhereHidden && !pageShown({ ...visitorScope(c), asOf: () => now }, row))
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
