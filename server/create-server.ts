import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Environment } from '../app/site/config/environment.ts'
import { platformOf } from '../app/site/device/platform.ts'
import { widerNetwork } from '../app/site/geolocation/ip-range.ts'
import { rowsAt } from '../app/site/page/record-pages.ts'
import type { SiteId } from '../app/site/regions/site-id.ts'
import type { SiteMapRow } from '../app/site/site-map/site-map.data.ts'
import type { Audience } from '../app/site/visitor/audience.ts'
import { createApp, type Health } from './app.ts'
import { createAudiences } from './audiences.ts'
import { clientFolders as foldersOfBuilds } from './builds.ts'
import { createPipeliningLimit } from './http/pipelining.ts'
import { createCacheListener } from './pages/cache-listener.ts'
import type { PageCache } from './pages/page-cache.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import type { SiteServices } from './site-services.ts'
import { createStaticFiles } from './static-files.ts'
import { readVisitorLocation, visitorAddress } from './visitor-location.ts'

export type ServerParts = {
  environment: Environment
  renderer: PageRenderer
  cache: PageCache
  siteMap: readonly SiteMapRow[]
  clientFolders: readonly string[]
  health: Health
  services: SiteServices
  /** Comes first, where there is one: development's own files and hot reload. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** All that is sent here is short: a request that does not come whole in time gets 408, so that slow senders cannot hold connections for minutes. */
const patience = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 }

/** Puts the server together. Nothing listens yet, and nothing happens at import. */
export function createSiteServer(parts: ServerParts): Server {
  const { environment, renderer, cache, siteMap, clientFolders, health, services, before } = parts
  const { content, now, logger, metrics } = renderer.settings

  const findAudience = createAudiences(content, now)
  const locationOf = (request: IncomingMessage) => readVisitorLocation(request, environment, services.lookUp)
  const platform = (request: IncomingMessage) => platformOf(request.headers['user-agent'])
  const audience = (request: IncomingMessage, siteId: SiteId): Audience =>
    findAudience(siteId, locationOf(request).countryKey)

  const app = createApp({
    environment,
    logger,
    metrics,
    health,
    services,
    pages: {
      renderer,
      cache,
      get siteMap() {
        return rowsAt(content(), now(), siteMap)
      },
      audienceOf: (request, { siteId }) => audience(request, siteId),
      locationOf,
      platformOf: platform,
      networkOf: request => widerNetwork(visitorAddress(request, environment))
    },
    staticFiles: createStaticFiles(clientFolders, async () =>
      clientFolders.length ? foldersOfBuilds(renderer.settings.buildId) : []
    )
  })
  const answerWithHono = getRequestListener(app.fetch, { hostname: 'localhost', overrideGlobalObjects: false })
  const answerFromCache = createCacheListener({
    cache,
    environment,
    audienceName: (request, siteId) => audience(request, siteId).name,
    platform
  })
  const count = new Map([200, 304].map(status => [status, metrics.requests.labels({ kind: 'cached', status })]))
  const mayAnswer = createPipeliningLimit()

  const server = createServer(patience, (request, response) => {
    if (!mayAnswer(request, response)) return
    if (!health.ready) response.setHeader('Connection', 'close')
    try {
      const status = answerFromCache(request, response)
      if (status) {
        metrics.cacheHits.inc()
        count.get(status)?.inc()
        return
      }
    } catch (error) {
      logger.error({ err: error }, 'a cached page could not be sent')
      if (response.headersSent) {
        response.destroy()
        return
      }
    }
    const next = () => void answerWithHono(request, response)
    if (before) before(request, response, next)
    else next()
  })
  server.maxRequestsPerSocket = mostRequestsOfConnection
  return server
}

/** A connection is made anew after so many requests: often enough to move to another process, too seldom to be felt. */
const mostRequestsOfConnection = 10_000
