import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { withoutWarning } from '../../app/domain/law/audience.ts'
import { withoutRule } from '../../app/domain/law/audience-facts.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import { type SiteMapRow, siteMap } from '../../app/site/site-map/site-map.data.ts'
import { readMarkers, silencesWarning } from '../../app/site/visitor/markers.ts'
import { hasOneHost, refuseHost } from '../http/one-host.ts'
import { createPipeliningLimit } from '../http/pipelining.ts'
import type { PlacedVisitor, SiteServices } from '../http/site-context.ts'
import { createStaticFiles } from '../http/static-files.ts'
import { createCacheListener } from '../pages/cache-listener.ts'
import type { PageCache } from '../pages/page-cache.ts'
import type { PageRenderer } from '../pages/page-renderer.ts'
import { clientFolders } from '../platform/builds.ts'
import { traceRequest } from '../platform/tracing.ts'
import { createAudiences, type Reading } from '../visitor/audiences.ts'
import {
  createLocationFaults,
  isWhitelisted,
  readVisitorLocation,
  visitorAddress
} from '../visitor/visitor-location.ts'
import { createApp, type Health } from './app.ts'

type ServerParts = {
  renderer: PageRenderer
  cache: PageCache
  siteMap?: readonly SiteMapRow[]
  health: Health
  services: SiteServices
  /** Development's own files and hot reload. */
  before?: Step
}

/** Answers a request, or hands it on. */
type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** All that is sent here is short: a request that does not come whole in time gets 408, so that slow senders cannot hold connections for minutes. */
const patience = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 }

/** Longer than load balancers keep an idle connection, which is 60 s: what they send on one that closes just then is lost. */
const keepAliveTimeout = 75_000

/** A connection is replaced after so many requests: often enough to move to another process, too seldom to be felt. */
const maxRequestsPerSocket = 10_000

/** Puts the server together. Nothing listens yet, and nothing happens at import. */
export function createSiteServer(parts: ServerParts): Server {
  const { renderer, cache, health, before } = parts
  const { environment, logger, metrics } = renderer.settings
  const visitors = createVisitors(parts)
  const answerFromCache = createCacheListener({ cache, environment, place: visitors.place })
  const answerWithHono = getRequestListener(appOf(parts, visitors).fetch, {
    hostname: 'localhost',
    overrideGlobalObjects: false
  })
  const mayAnswer = createPipeliningLimit()

  const limitPipelining: Step = (request, response, next) => mayAnswer(request, response) && next()
  const refuseTwoHosts: Step = (request, response, next) => (hasOneHost(request) ? next() : refuseHost(response))
  const closeWhileStopping: Step = (_request, response, next) => {
    if (!health.ready) response.setHeader('Connection', 'close')
    next()
  }
  const fromCache: Step = (request, response, next) => {
    try {
      const sent = answerFromCache(request, response)
      if (sent) {
        metrics.cacheHits.inc()
        metrics.pagesByRule.inc(sent.decision)
        metrics.requests.inc({ kind: 'cached', status: sent.status })
        return
      }
    } catch (error) {
      logger.error({ err: error }, 'a cached page could not be sent')
      if (response.headersSent) return void response.destroy()
    }
    next()
  }
  const fromApp: Step = (request, response) => void answerWithHono(request, response)

  const order = [limitPipelining, refuseTwoHosts, closeWhileStopping, fromCache, ...(before ? [before] : []), fromApp]
  const run = (index: number, request: IncomingMessage, response: ServerResponse): void =>
    order[index]?.(request, response, () => run(index + 1, request, response))
  const server = createServer({ ...patience, keepAliveTimeout }, (request, response) =>
    traceRequest(request, response, () => run(0, request, response))
  )
  server.maxRequestsPerSocket = maxRequestsPerSocket
  return server
}

/** Who asks: where a request comes from, and by which rule it is answered. */
function createVisitors({ renderer, services }: ServerParts) {
  const { environment, content, now, logger, metrics } = renderer.settings
  const findAudience = createAudiences()
  const locationFault = createLocationFaults({ logger, metrics })
  const addressOf = (request: IncomingMessage) => visitorAddress(request, environment)
  const locationOf = (request: IncomingMessage) =>
    readVisitorLocation(request, environment, services.lookUp, locationFault)
  const place = (
    request: IncomingMessage,
    siteId: SiteId,
    search = '',
    reading: Reading = { content: content(), now: now() }
  ): PlacedVisitor => {
    const { countryKey, isLocal } = locationOf(request)
    const found = findAudience(siteId, isLocal ? withoutRule : countryKey, reading)
    const isSilenced =
      found.showsWarning && (silencesWarning(readMarkers(search)) || isWhitelisted(addressOf(request), environment))
    return {
      audience: isSilenced ? withoutWarning(found) : found,
      decision: { country_key: isLocal ? 'local' : (countryKey ?? 'unknown'), rule: found.rule ?? 'none' }
    }
  }
  return { addressOf, locationOf, place }
}

function appOf(parts: ServerParts, { addressOf, locationOf, place }: ReturnType<typeof createVisitors>) {
  const { renderer, cache, siteMap: rows = siteMap, health, services } = parts
  const { environment, buildId, development } = renderer.settings
  return createApp({
    health,
    services,
    pages: { renderer, cache, siteMap: rows },
    visitorOf: ({ env: { incoming }, var: reading }) => ({
      get audience() {
        return place(incoming, reading.facts.siteId, reading.facts.search, reading).audience
      },
      get decision() {
        return place(incoming, reading.facts.siteId, '', reading).decision
      },
      get location() {
        return locationOf(incoming)
      },
      get address() {
        return addressOf(incoming)
      }
    }),
    staticFiles: createStaticFiles(async () => (development ? [] : clientFolders(buildId, environment.ASSETS_DIR)))
  })
}
