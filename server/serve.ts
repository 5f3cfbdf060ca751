import { once } from 'node:events'
import type { Environment } from '../app/site/config/environment.ts'
import { siteMap } from '../app/site/site-map/site-map.data.ts'
import { clientFolders } from './builds.ts'
import { createSiteServer } from './create-server.ts'
import { keptOrRenderedPages, untilFirstEnd } from './pages/keep-pages.ts'
import { createPageStore } from './pages/page-store.ts'
import { createRendering } from './rendering.ts'
import { routeRules } from './route-rules.ts'
import { createSiteServices } from './site-services.ts'

/**
 * Serves the current build. It listens at once; `/readyz` turns true when the page store holds every page for this environment and this content.
 * In: the environment. Out: how to stop: readiness ends, open requests finish, then the port closes.
 */
export async function serve(environment: Environment) {
  const health = { ready: false }
  const store = createPageStore()
  const rendering = await createRendering(environment, { onChange: refill })
  const { renderer, content, now, logger, metrics } = rendering
  const { buildId } = renderer.settings
  const services = await createSiteServices(environment, rendering)
  let timer: NodeJS.Timeout | undefined

  /** Puts all pages into the store at once; the old set serves until then. Comes back by itself when the first page ends. */
  async function fill(): Promise<void> {
    const before = performance.now()
    const { version } = content.current()
    const { pages, rendered } = await keptOrRenderedPages(renderer)
    if (version !== content.current().version) return
    store.swap(pages)
    metrics.storedPages.set(store.size)
    clearTimeout(timer)
    timer = setTimeout(refill, untilFirstEnd(pages, now().getTime())).unref()
    logger.info({ pages: store.size, rendered, ms: Math.round(performance.now() - before) }, 'the page store is filled')
  }

  function refill(): void {
    fill().catch(error => {
      metrics.renderFailures.inc()
      logger.error({ err: error }, 'the page store could not be filled: the last good pages stay')
    })
  }

  const server = createSiteServer({
    environment,
    renderer,
    services,
    store,
    siteMap,
    rules: routeRules,
    clientFolders: await clientFolders(buildId),
    health
  })
  server.listen(environment.PORT, environment.HOST)
  await once(server, 'listening')
  await fill()
  health.ready = true
  logger.info({ build: buildId }, `The site is at http://localhost:${environment.PORT}/`)

  return {
    async stop(reason: string) {
      health.ready = false
      services.supportDesk?.stop()
      logger.info({ reason }, 'stopping: open requests finish')
      content.close()
      clearTimeout(timer)
      server.close()
      server.closeIdleConnections()
      await once(server, 'close')
      await services.stop()
    }
  }
}
