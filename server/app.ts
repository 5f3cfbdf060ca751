import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import type { Environment } from '../app/site/config/environment.ts'
import { robotsText } from '../app/site/head/robots.ts'
import { sitemapXml } from '../app/site/head/sitemap.ts'
import { apiRoutes } from './api-routes.ts'
import { readRequest } from './http/request-facts.ts'
import { headersOfEveryAnswer } from './http/security-headers.ts'
import { sendText } from './http/send.ts'
import type { Logger } from './logger.ts'
import type { Metrics } from './metrics.ts'
import { answerPage, type PageAnswering } from './pages/answer-page.ts'
import { sendCachedText } from './pages/cached-text.ts'
import { QueueFullError } from './pages/render-queue.ts'
import { siteMapNow } from './site-map-now.ts'
import type { SiteServices } from './site-services.ts'

export type Health = { readonly ready: boolean }

type Parts = {
  environment: Environment
  logger: Logger
  metrics: Metrics
  health: Health
  services: SiteServices
  pages: PageAnswering
  staticFiles: (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<number>
}

type Bindings = { Bindings: HttpBindings }

/** The server's ordered middleware: what each request meets that was not answered from the cache. */
export function createApp({
  environment,
  logger,
  metrics,
  health,
  services,
  pages,
  staticFiles
}: Parts): Hono<Bindings> {
  const app = new Hono<Bindings>()
  const facts = (context: Context<Bindings>) => readRequest(context.env.incoming, environment)
  const sent = (kind: string, status: number) => {
    metrics.requests.inc({ kind, status })
    return RESPONSE_ALREADY_SENT
  }

  const common = Object.entries(headersOfEveryAnswer({ secure: environment.PUBLIC_SCHEME === 'https' }))
  app.use(async (context, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    const { incoming, outgoing } = context.env
    outgoing.setHeader('X-Request-Id', requestId)
    for (const [name, value] of common) outgoing.setHeader(name, value)
    await next()
    const { siteId, method, pathname } = facts(context)
    const ms = Math.round(performance.now() - started)
    logger.info(
      {
        requestId,
        site: siteId,
        method,
        path: pathname,
        status: outgoing.headersSent ? outgoing.statusCode : context.res.status,
        ms
      },
      'request'
    )
    if (!incoming.complete) incoming.resume()
  })
  app.get('/healthz', context => context.text('ok', 200, neverKept))
  app.get('/readyz', context =>
    health.ready ? context.text('ready', 200, neverKept) : context.text('not ready', 503, neverKept)
  )
  app.get('/metrics', async context => {
    const { METRICS_TOKEN } = environment
    if (METRICS_TOKEN && context.req.header('authorization') !== `Bearer ${METRICS_TOKEN}`)
      return context.text('A token is needed', 401, neverKept)
    return context.body(await metrics.registry.metrics(), 200, {
      ...neverKept,
      'Content-Type': metrics.registry.contentType
    })
  })
  app.get('/assets/*', async ({ env, req }) => sent('asset', await staticFiles(env.incoming, env.outgoing, req.path)))
  app.get('/robots.txt', context => {
    const { siteId, hostKind } = facts(context)
    return sent('text', sendText(context.env.outgoing, 'text/plain', robotsText(siteId, environment, hostKind)))
  })
  app.get('/sitemap.xml', async context => {
    const { siteId, hostKind } = facts(context)
    const { incoming: request, outgoing: response } = context.env
    const call = { request, response, pages }
    const status = await sendCachedText(call, ['sitemap', siteId, hostKind], 'application/xml', (content, now) =>
      sitemapXml(siteId, environment, hostKind, siteMapNow(content, now))
    )
    return sent('text', status)
  })
  app.get('/favicon.ico', async context =>
    context.body(await readFile('assets/brand/favicon.ico'), 200, {
      'Content-Type': 'image/x-icon',
      'Cache-Control': 'public, max-age=86400'
    })
  )
  app.route('/', apiRoutes(pages, services, metrics))
  app.on(['GET', 'HEAD'], '*', async context => {
    const { incoming, outgoing } = context.env
    const { pathname } = facts(context)
    if (pathname.startsWith('/assets/')) return sent('asset', await staticFiles(incoming, outgoing, pathname))
    return sent('page', await answerPage(incoming, outgoing, pages))
  })
  app.all('*', context =>
    context.json({ statusCode: 405, message: 'Method not allowed', fatal: false }, 405, { Allow: 'GET, HEAD' })
  )
  app.onError((error, context) => {
    if (error instanceof QueueFullError) {
      metrics.requests.inc({ kind: 'page', status: 503 })
      return context.html(busy, 503, { ...ofLastResort, 'Retry-After': String(error.retryAfterSeconds) })
    }
    logger.error({ err: error }, 'a request failed')
    metrics.renderFailures.inc()
    if (context.env.outgoing.headersSent) return RESPONSE_ALREADY_SENT
    return context.html(lastResort, 500, ofLastResort)
  })
  return app
}

/** What a monitor asks is true at this instant alone. */
const neverKept = { 'Cache-Control': 'no-store' }

const ofLastResort = { ...neverKept, 'Content-Security-Policy': "default-src 'none'" }

/** Shown only where not even the error screen can be rendered. */
const lastResort =
  '<!DOCTYPE html><html lang="fr"><meta charset="utf-8"><title>500</title><h1>Erreur 500</h1>' +
  '<p>Le site rencontre un problème. Réessayez dans un instant.</p><p lang="en">The site has a problem. Please try again in a moment.</p></html>'

/** Shown where more renders wait than can be made in time. */
const busy =
  '<!DOCTYPE html><html lang="fr"><meta charset="utf-8"><title>503</title><h1>Erreur 503</h1>' +
  '<p>Trop de demandes à la fois. Réessayez dans quelques secondes.</p><p lang="en">Too many requests at once. Please try again in a few seconds.</p></html>'
