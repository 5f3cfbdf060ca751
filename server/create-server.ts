import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Environment } from '../app/site/config/environment.ts'
import { platformOf } from '../app/site/device/platform.ts'
import { rowsAt } from '../app/site/page/record-pages.ts'
import type { SiteId } from '../app/site/regions/site-id.ts'
import type { SiteMapRow } from '../app/site/site-map/site-map.data.ts'
import type { Audience } from '../app/site/visitor/audience.ts'
import { createApp, type Health } from './app.ts'
import { createAudiences } from './audiences.ts'
import { clientFolders as foldersOfBuilds } from './builds.ts'
import type { RouteRules } from './pages/answer-page.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import type { PageStore } from './pages/page-store.ts'
import type { SiteServices } from './site-services.ts'
import { createStaticFiles } from './static-files.ts'
import { createStoredPagesListener } from './stored-pages-listener.ts'
import { readVisitorLocation } from './visitor-location.ts'

export type ServerParts = {
  environment: Environment
  renderer: PageRenderer
  store: PageStore
  siteMap: readonly SiteMapRow[]
  rules: RouteRules
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
  const { environment, renderer, store, siteMap, rules, clientFolders, health, services, before } = parts
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
      store,
      get siteMap() {
        return rowsAt(content(), now(), siteMap)
      },
      rules,
      audienceOf: (request, { siteId }) => audience(request, siteId),
      locationOf,
      platformOf: platform
    },
    staticFiles: createStaticFiles(
      clientFolders,
      { 'X-Content-Type-Options': 'nosniff', 'Access-Control-Allow-Origin': '*' },
      async () => (clientFolders.length ? foldersOfBuilds(renderer.settings.buildId) : [])
    )
  })
  const long = getRequestListener(app.fetch, { hostname: 'localhost', overrideGlobalObjects: false })
  const short = createStoredPagesListener({
    store,
    environment,
    now,
    audienceName: (request, siteId) => audience(request, siteId).name,
    platform
  })
  const count = new Map([200, 304].map(status => [status, metrics.requests.labels({ kind: 'stored', status })]))

  return createServer(patience, (request, response) => {
    if (!health.ready) response.setHeader('Connection', 'close')
    const status = short(request, response)
    if (status) count.get(status)?.inc()
    else if (before) before(request, response, () => void long(request, response))
    else void long(request, response)
  })
}
