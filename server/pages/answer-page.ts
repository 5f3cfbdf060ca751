import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Platform } from '../../app/site/device/platform.ts'
import type { VisitorLocation } from '../../app/site/geolocation/visitor-location.ts'
import { type Answer, written } from '../../app/site/http/address-answer.ts'
import { cookieOf } from '../../app/site/http/cookies.ts'
import { readEmbedded } from '../../app/site/http/embedded.ts'
import { pageGone, pageNotFound, unknownMiddleware } from '../../app/site/http/error-messages.ts'
import { movedPage } from '../../app/site/http/moved-page.ts'
import { resolveAddress } from '../../app/site/http/resolve-address.ts'
import type { Outcome } from '../../app/site/page/page-scope.ts'
import { type FormState, readQuery, type Visit } from '../../app/site/page/visit.ts'
import type { SiteMapRow } from '../../app/site/site-map/site-map.data.ts'
import type { Audience } from '../../app/site/visitor/audience.ts'
import { readPrivacy } from '../http/read-privacy.ts'
import { type RequestFacts, readRequest } from '../http/request-facts.ts'
import { sendJson, sendRedirect } from '../http/send.ts'
import { type CachedResponse, chooseEncoding, sendEncoded, sendRendered } from './cached-response.ts'
import { datedRefusal } from './dated-refusal.ts'
import { errorRequest } from './error-request.ts'
import type { PageCache } from './page-cache.ts'
import type { PageRenderer, PageRequest } from './page-renderer.ts'
import { previewInstant } from './preview.ts'
import { keptQuery, withQuery } from './with-query.ts'

export type PageAnswering = {
  renderer: PageRenderer
  cache: PageCache
  siteMap: readonly SiteMapRow[]
  audienceOf: (request: IncomingMessage, facts: RequestFacts) => Audience
  locationOf: (request: IncomingMessage) => VisitorLocation
  platformOf: (request: IncomingMessage) => Platform
  /** The network of the client, by which renders of one request share their queue. */
  networkOf: (request: IncomingMessage) => string
}

type Refusal = Exclude<Outcome, { status: 200 }>
type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  facts: RequestFacts
  answering: PageAnswering
  form?: FormState
}

const payloadName = '_payload.json'

/** Answers a request for a page or its payload, cached or not. Out: the status that was sent. */
export async function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  answering: PageAnswering
): Promise<number> {
  const { renderer, siteMap } = answering
  const facts = readRequest(request, renderer.settings.environment)
  const exchange = { request, response, facts, answering }
  if (facts.pathname.endsWith(`/${payloadName}`)) return answerPayload(exchange)
  const answer = resolveAddress({ ...facts, siteMap, environment: renderer.settings.environment })
  switch (answer.kind) {
    case 'redirect':
      return sendRedirect(response, answer.status, answer.location, { private: answer.private })
    case 'not-found':
      return answerMissing({ status: 404, message: answer.message }, exchange)
    case 'page': {
      const refusal = refusalOf(answer.row, exchange)
      return refusal ? answerMissing(refusal, exchange) : answerDocument(answer, exchange)
    }
  }
}

/** Where no page is: the one that has been renamed, where this site has it, else what refuses it. */
function answerMissing(refusal: Refusal, exchange: Exchange): Promise<number> | number {
  const { response, facts, answering } = exchange
  const { content, environment } = answering.renderer.settings
  const pathname = refusal.status === 404 ? movedPage(facts.pathname, content().redirects) : null
  const moved = pathname && resolveAddress({ ...facts, pathname, siteMap: answering.siteMap, environment })
  return moved && moved.kind !== 'not-found'
    ? sendRedirect(response, 301, `${pathname}${written(facts.search)}`, { private: false })
    : answerError(refusal, exchange)
}

/**
 * Answers a form with the page that it stood on: its faults, and what was typed. In: the pathname of that page, and the form's state, whose status is
 * the answer's. Out: the status that was sent; 404 where the pathname is no page.
 */
export async function answerForm(
  request: IncomingMessage,
  response: ServerResponse,
  answering: PageAnswering,
  pathname: string,
  form: FormState
): Promise<number> {
  const facts = { ...readRequest(request, answering.renderer.settings.environment), pathname, search: '' }
  const exchange = { request, response, facts, answering, form }
  const { siteMap, renderer } = answering
  const answer = resolveAddress({ ...facts, search: '?force=1', siteMap, environment: renderer.settings.environment })
  if (answer.kind === 'page') return answerDocument({ ...answer, setsLocaleCookie: null }, exchange)
  return answerError({ status: 404, message: pageNotFound(pathname) }, exchange)
}

/** Answers with the error screen, or as JSON where that was asked for. In: the pathname whose language it speaks. Out: the status. */
export function answerRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  answering: PageAnswering,
  pathname: string,
  refusal: Refusal
): Promise<number> {
  const facts = { ...readRequest(request, answering.renderer.settings.environment), pathname, search: '' }
  return answerError(refusal, { request, response, facts, answering })
}

async function answerDocument(answer: Extract<Answer, { kind: 'page' }>, exchange: Exchange): Promise<number> {
  const { request, response, facts, answering } = exchange
  const { environment } = answering.renderer.settings
  const { setsLocaleCookie } = answer
  const cookies = setsLocaleCookie
    ? ['Set-Cookie', cookieOf('locale', setsLocaleCookie, environment.PUBLIC_SCHEME === 'https')]
    : []
  const page = pageRequest(answer, exchange)
  if (isForOne(page)) {
    const { document } = await answering.cache.own(page, answering.networkOf(request))
    return sendRendered(request, response, withQuery(document, facts.search), cookies)
  }
  const { document } = await answering.cache.page(page)
  if (!keptQuery(facts.search)) return sendCached(document, exchange, cookies)
  return sendRendered(request, response, withQuery(await answering.cache.rendered(document), facts.search), cookies)
}

/** Sends a cached answer in the encoding that the request accepts. Out: the status. */
export async function sendCached(
  cached: CachedResponse,
  { request, response, answering }: Pick<Exchange, 'request' | 'response' | 'answering'>,
  extra: readonly string[] = []
): Promise<number> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  return sendEncoded(request, response, await answering.cache.encoded(cached, encoding), extra)
}

/** A payload is that of the page at the same address; it never redirects, and without a page there is none. */
async function answerPayload(exchange: Exchange): Promise<number> {
  const { request, response, facts, answering } = exchange
  const pathname = facts.pathname.slice(0, -payloadName.length)
  const answer = resolveAddress({
    ...facts,
    pathname,
    search: '?force=1',
    siteMap: answering.siteMap,
    environment: answering.renderer.settings.environment
  })
  const refusal = answer.kind === 'page' ? refusalOf(answer.row, exchange) : null
  if (answer.kind !== 'page' || refusal) {
    const statusCode = refusal?.status === 410 ? 410 : 404
    return sendJson(response, statusCode, {
      statusCode,
      message: (statusCode === 410 ? pageGone : pageNotFound)(`${facts.pathname}${facts.search}`),
      fatal: false
    })
  }
  const page = pageRequest(answer, exchange)
  if (!isForOne(page)) return sendCached((await answering.cache.page(page)).payload, exchange)
  const { payload } = await answering.cache.own(page, answering.networkOf(request))
  return sendRendered(request, response, payload)
}

/** What belongs to this request alone, where the page or its address asks for it; null where the stored page will do. */
function visitOf(
  { row }: Extract<Answer, { kind: 'page' }>,
  { request, facts, answering, form }: Exchange
): Visit | null {
  const query = readQuery(facts.search, row.readsQuery ?? [])
  if (!row.perRequest && !form && Object.keys(query).length === 0) return null
  const location = answering.locationOf(request)
  const privacy = readPrivacy(request.headers, location, answering.renderer.settings.environment)
  return { location, query, form: form ?? null, privacy }
}

/** What is rendered for an address: all of it is decided at one instant, from one reading of the content. */
function pageRequest(answer: Extract<Answer, { kind: 'page' }>, exchange: Exchange): PageRequest {
  const { request, facts, answering } = exchange
  const { content, now, development } = answering.renderer.settings
  const { row, path, locale } = answer
  return {
    siteId: facts.siteId,
    host: facts.hostKind,
    row,
    path,
    locale,
    embedded: readEmbedded(facts.search),
    audience: answering.audienceOf(request, facts),
    platform: row.reads?.includes('platform') ? answering.platformOf(request) : 'unknown',
    visit: visitOf(answer, exchange),
    outcome: { status: 200 },
    content: content(),
    now: now(),
    asOf: previewInstant(facts.search, development)
  }
}

/** A page that belongs to this request alone is never cached. */
const isForOne = ({ visit, asOf }: PageRequest): boolean => visit !== null || asOf != null

/** What the dates of its records and the row's own middleware say against the page, or null. A middleware that is named and does not exist is a fault of ours: 500. */
function refusalOf(row: SiteMapRow, exchange: Exchange): Refusal | null {
  const { facts, answering } = exchange
  const { settings } = answering.renderer
  const fullPath = `${facts.pathname}${facts.search}`
  const { siteId } = facts
  const dated = datedRefusal({ siteId, row, fullPath }, settings.content(), answering.siteMap, instantOf(exchange))
  if (dated) return dated
  return row.middleware?.length ? { status: 500, message: unknownMiddleware() } : null
}

/** The instant that a page is shown at: an editor's machine may ask for another one than the present. */
const instantOf = ({ facts, answering: { renderer } }: Exchange): Date =>
  previewInstant(facts.search, renderer.settings.development) ?? renderer.settings.now()

async function answerError(refusal: Refusal, { request, response, facts, answering }: Exchange): Promise<number> {
  const { status, message } = refusal
  if (facts.acceptsJson) return sendJson(response, status, { statusCode: status, message, fatal: status === 500 })
  const { development, environment, content, now } = answering.renderer.settings
  const page = {
    ...errorRequest(refusal, facts, answering.audienceOf(request, facts), environment),
    content: content(),
    now: now(),
    asOf: previewInstant(facts.search, development)
  }
  const { document } = await answering.cache.own(page, answering.networkOf(request))
  return sendRendered(request, response, document)
}
