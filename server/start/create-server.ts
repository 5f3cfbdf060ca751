import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type Audience, withoutWarning } from '../../app/domain/law/audience.ts'
import { withoutRule } from '../../app/domain/law/audience-facts.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import type { Environment } from '../../app/site/config/environment.ts'
import { platformOf } from '../../app/site/device/platform.ts'
import { rowsAt } from '../../app/site/page/record-pages.ts'
import type { SiteMapRow } from '../../app/site/site-map/site-map.data.ts'
import { readMarkers, silencesWarning } from '../../app/site/visitor/markers.ts'
import { hasOneHost, refuseHost } from '../http/one-host.ts'
import { createPipeliningLimit } from '../http/pipelining.ts'
import type { Decision, SiteServices } from '../http/site-context.ts'
import { createStaticFiles } from '../http/static-files.ts'
import { createCacheListener } from '../pages/cache-listener.ts'
import type { PageCache } from '../pages/page-cache.ts'
import type { PageRenderer } from '../pages/page-renderer.ts'
import { clientFolders as foldersOfBuilds } from '../platform/builds.ts'
import { traceRequest } from '../platform/tracing.ts'
import { createAudiences } from '../visitor/audiences.ts'
import {
  createLocationFaults,
  isWhitelisted,
  readVisitorLocation,
  visitorAddress
} from '../visitor/visitor-location.ts'
import { createApp, type Health } from './app.ts'

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
  const locationFault = createLocationFaults({ logger, metrics })
  const locationOf = (request: IncomingMessage) =>
    readVisitorLocation(request, environment, services.lookUp, locationFault)
  const platform = (request: IncomingMessage) => platformOf(request.headers['user-agent'])
  /** Of the request that was asked last, so that a page from the cache is placed once. */
  let decision: Decision = { country_key: 'unknown', rule: 'none' }
  const audience = (request: IncomingMessage, siteId: SiteId, search = ''): Audience => {
    const { countryKey, isLocal } = locationOf(request)
    const found = findAudience(siteId, isLocal ? withoutRule : countryKey)
    decision = { country_key: isLocal ? 'local' : (countryKey ?? 'unknown'), rule: found.rule ?? 'none' }
    const isSilenced =
      found.showsWarning &&
      (silencesWarning(readMarkers(search)) || isWhitelisted(visitorAddress(request, environment), environment))
    return isSilenced ? withoutWarning(found) : found
  }

  const app = createApp({
    health,
    services,
    pages: {
      renderer,
      cache,
      get siteMap() {
        return rowsAt(content(), now(), siteMap)
      }
    },
    visitorOf: ({ env: { incoming }, var: { facts } }) => ({
      get audience() {
        return audience(incoming, facts.siteId, facts.search)
      },
      get decision() {
        audience(incoming, facts.siteId)
        return decision
      },
      get location() {
        return locationOf(incoming)
      },
      get address() {
        return visitorAddress(incoming, environment)
      }
    }),
    staticFiles: createStaticFiles(clientFolders, async () =>
      clientFolders.length ? foldersOfBuilds(renderer.settings.buildId, environment.ASSETS_DIR) : []
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

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    if (!mayAnswer(request, response)) return
    if (!hasOneHost(request)) return refuseHost(response)
    if (!health.ready) response.setHeader('Connection', 'close')
    try {
      const status = answerFromCache(request, response)
      if (status) {
        metrics.cacheHits.inc()
        metrics.pagesByRule.inc(decision)
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
  }
  const server = createServer(patience, (request, response) =>
    traceRequest(request, response, () => answer(request, response))
  )
  server.maxRequestsPerSocket = maxRequestsOfConnection
  return server
}

/** A connection is made anew after so many requests: often enough to move to another process, too seldom to be felt. */
const maxRequestsOfConnection = 10_000
