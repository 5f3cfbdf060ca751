import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { widerNetwork } from '../../app/site/geolocation/ip-range.ts'
import { forceQuery, written } from '../../app/site/http/address-answer.ts'
import { cookieOf } from '../../app/site/http/cookies.ts'
import { pageGone, pageNotFound } from '../../app/site/http/error-messages.ts'
import { movedPage } from '../../app/site/http/moved-page.ts'
import type { FormState } from '../../app/site/page/visit.ts'
import { redirect, refuse } from '../http/answers.ts'
import type { FoundPage } from '../http/requested-page.ts'
import type { SiteContext } from '../http/site-context.ts'
import { noteOnSpan } from '../platform/tracing.ts'
import {
  type CachedResponse,
  chooseEncoding,
  type RenderedResponse,
  sendEncoded,
  sendRendered
} from './cached-response.ts'
import {
  type Exchange,
  isForOne,
  type Refusal,
  refusalOf,
  requestOfError,
  requestOfPage,
  resolvePage
} from './page-request.ts'
import { carriedQuery, withQuery } from './with-query.ts'

const payloadName = '_payload.json'

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
