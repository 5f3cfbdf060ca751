import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { timingSafeEqual } from 'hono/utils/buffer'
import { robotsText } from '../../app/site/head/robots.ts'
import { sitemapXml } from '../../app/site/head/sitemap.ts'
import { maskedPath } from '../../app/site/http/masked-path.ts'
import { isOwnHost } from '../../app/site/regions/hosts.ts'
import { summaryOfFaults } from '../content/content-error.ts'
import { refuse, send } from '../http/answers.ts'
import { isProbe, readRequest, splitTarget } from '../http/request-facts.ts'
import { headersOfEveryAnswer } from '../http/security-headers.ts'
import type { SiteContext, SiteEnv, SiteHandler, SitePages, SiteServices, Visitor } from '../http/site-context.ts'
import { answerPage } from '../pages/answer-page.ts'
import { answerCachedText } from '../pages/cached-text.ts'
import { readPreview } from '../pages/preview.ts'
import { QueueFullError } from '../pages/render-queue.ts'
import { offeredRows } from '../pages/site-map-now.ts'
import { noteOnSpan } from '../platform/tracing.ts'
import { apiRoutes } from './api-routes.ts'

export type Health = { readonly ready: boolean }

type Parts = {
  health: Health
  services: SiteServices
  pages: SitePages
  visitorOf: (c: SiteContext) => Visitor
  staticFiles: SiteHandler
}

/** Routes are found by the path as it was sent: a proxy's rule for `/metrics` reads `/x/../metrics` as another path, and so do we. */
const pathAsSent = (_request: Request, options?: { env?: SiteEnv['Bindings'] }): string =>
  splitTarget(options?.env?.incoming.url ?? '/').pathname

/** The server's ordered middleware: what each request meets that was not answered from the cache. */
export function createApp({ health, services, pages, visitorOf, staticFiles }: Parts): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>({ getPath: pathAsSent })
  const { settings } = pages.renderer
  const { environment, logger, metrics } = settings
  const common = Object.entries(headersOfEveryAnswer({ secure: environment.PUBLIC_SCHEME === 'https' }))

  /** Counts answers by kind and status, those of a failure too. */
  const counted =
    (kind: string): MiddlewareHandler<SiteEnv> =>
    async (c, next) => {
      const route = c.req.routePath
      if (route !== '/*') noteOnSpan(() => ({ 'http.route': route }))
      await next()
      metrics.requests.inc({ kind, status: statusOf(c) })
      if (kind === 'page') metrics.pagesByRule.inc(c.var.visitor.decision)
    }

  app.use(async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    const { incoming, outgoing } = c.env
    c.set('requestId', requestId)
    outgoing.setHeader('X-Request-Id', requestId)
    for (const [name, value] of common) outgoing.setHeader(name, value)
    c.set('facts', readRequest(incoming, environment))
    c.set('content', settings.content())
    c.set('preview', readPreview(c.var.facts.search, settings.development))
    c.set('now', c.var.preview?.asOf ?? settings.now())
    noteOnSpan(() => ({ 'site.id': c.var.facts.siteId }))
    c.set('settings', settings)
    c.set('pages', pages)
    c.set('services', services)
    c.set('visitor', visitorOf(c))
    await next()
    if (!incoming.complete) incoming.resume()
    const { siteId: site, method, pathname } = c.var.facts
    if (isProbe(pathname)) return
    const path = maskedPath(pathname).slice(0, maxLoggedPath)
    const ms = Math.round(performance.now() - started)
    logger.info({ requestId, site, method, path, status: statusOf(c), ms }, 'request')
  })
  app.post('*', async (c, next) => {
    if (isOwnHost(c.req.header('host'), environment)) await next()
    else return refuse(c, 421, 'No site of ours has this host')
    return undefined
  })
  app.get('/healthz', c => c.text('ok', 200, neverCached))
  const whyNotReady = () => {
    if (!health.ready) return 'not ready'
    return services.signUp.storage.isUp() ? null : 'not ready: the database is away'
  }
  metrics.readiness.isReady = () => whyNotReady() === null
  app.get('/readyz', c => {
    const reason = whyNotReady()
    const lines = [reason ?? 'ready', summaryOfFaults(settings.faults?.() ?? [])]
    const version = c.var.content.version.slice(0, shownOfVersion)
    return c.text(lines.filter(line => line !== null).join('\n'), reason === null ? 200 : 503, {
      ...neverCached,
      'X-Content-Version': version
    })
  })
  app.get('/metrics', async c => {
    const { METRICS_TOKEN, METRICS_PORT, NODE_ENV } = environment
    const isClosed = METRICS_TOKEN === null && (METRICS_PORT !== null || NODE_ENV === 'production')
    if (isClosed) return c.text('Set METRICS_TOKEN or ask METRICS_PORT', 403, neverCached)
    const sent = c.req.header('authorization') ?? ''
    const fits = await Promise.all((METRICS_TOKEN ?? []).map(token => timingSafeEqual(sent, `Bearer ${token}`)))
    if (METRICS_TOKEN && !fits.includes(true)) return c.text('A token is needed', 401, neverCached)
    const { registry } = metrics
    return c.body(await registry.metrics(), 200, { ...neverCached, 'Content-Type': registry.contentType })
  })
  app.get('/assets/*', counted('asset'), staticFiles)
  app.get('/robots.txt', counted('text'), c => {
    const { siteId, hostKind } = c.var.facts
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' }
    return send(c, robotsText(siteId, environment, hostKind), headers)
  })
  app.get('/sitemap.xml', counted('text'), c => {
    const { siteId, hostKind } = c.var.facts
    return answerCachedText(c, ['sitemap', siteId, hostKind], 'application/xml', (content, now) =>
      sitemapXml(siteId, environment, hostKind, offeredRows(content, now))
    )
  })
  app.get('/favicon.ico', async c =>
    c.body(await readFile('assets/brand/favicon.ico'), 200, {
      'Content-Type': 'image/x-icon',
      'Cache-Control': 'public, max-age=86400'
    })
  )
  app.route('/', apiRoutes(counted('api')))
  app.get('*', counted('page'), answerPage)
  app.all('*', c =>
    c.json({ statusCode: 405, message: 'Method not allowed', fatal: false }, 405, { Allow: 'GET, HEAD' })
  )
  app.onError((error, c) => {
    if (error instanceof HTTPException) return refuse(c, error.status, error.message)
    if (error instanceof QueueFullError) {
      const wait = { 'Retry-After': String(error.retryAfterSeconds) }
      if (c.var.facts.acceptsJson) return refuse(c, 503, 'Too many requests at once', {}, wait)
      return c.html(busy, 503, { ...ofLastResort, ...wait })
    }
    logger.error({ requestId: c.var.requestId, err: error }, 'a request failed')
    metrics.renderFailures.inc()
    if (c.env.outgoing.headersSent) return RESPONSE_ALREADY_SENT
    if (c.var.facts?.acceptsJson) return refuse(c, 500, 'The server has failed')
    return c.html(lastResort, 500, ofLastResort)
  })
  return app
}

/** The status of what was sent: pages are written to node's response. */
const statusOf = ({ env: { outgoing }, res }: Context<SiteEnv>): number =>
  outgoing.headersSent ? outgoing.statusCode : res.status

/** Addresses of pages are shorter; what scanners send may be thousands of characters long. */
const maxLoggedPath = 300

/** As much of the version as the metric `content_info` has. */
const shownOfVersion = 12

/** Answers to a monitor are true at this instant alone. */
const neverCached = { 'Cache-Control': 'no-store' }

const ofLastResort = { ...neverCached, 'Content-Security-Policy': "default-src 'none'" }

/** Shown only where not even the error screen can be rendered. */
const lastResort =
  '<!DOCTYPE html><html lang="fr"><meta charset="utf-8"><title>500</title><h1>Erreur 500</h1>' +
  '<p>Le site rencontre un problème. Réessayez dans un instant.</p><p lang="en">The site has a problem. Please try again in a moment.</p></html>'

/** Shown where more renders wait than can be made in time. */
const busy =
  '<!DOCTYPE html><html lang="fr"><meta charset="utf-8"><title>503</title><h1>Erreur 503</h1>' +
  '<p>Trop de demandes à la fois. Réessayez dans quelques secondes.</p><p lang="en">Too many requests at once. Please try again in a few seconds.</p></html>'
