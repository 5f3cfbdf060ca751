import { once } from 'node:events'
import type { Environment } from '../app/site/config/environment.ts'
import { siteMap } from '../app/site/site-map/site-map.data.ts'
import { clientFolders } from './builds.ts'
import { createSiteServer } from './create-server.ts'
import { renderHomes } from './pages/prerender.ts'
import { createRendering } from './rendering.ts'
import { createSiteServices } from './site-services.ts'

/**
 * Serves the current build. It listens at once; `/readyz` turns true when the homes of all sites and languages have been rendered.
 * In: the environment. Out: how to stop: readiness ends, open requests finish, then the port closes.
 */
export async function serve(environment: Environment) {
  const health = { ready: false }
  const rendering = await createRendering(environment, { onChange: () => void renewHomes() })
  const { renderer, cache, content, liveRecords, logger } = rendering
  const { buildId } = renderer.settings
  const services = await createSiteServices(environment, rendering)
  if (environment.STORED_SITES !== null)
    logger.warn('STORED_SITES is ignored: pages are cached when they are asked for, PAGE_CACHE_MB bounds the cache')

  const warmHomes = () =>
    renderHomes(renderer.settings, renderer.settings.content(), async page => (await cache.page(page)).document)

  /** The homes are there again soon after a change; every other page is rendered when it is asked for. */
  async function renewHomes(): Promise<void> {
    if (!health.ready) return
    await warmHomes().catch(error => logger.error({ err: error }, 'the homes could not be rendered after a change'))
  }

  /** What an earlier process left of upstreams is not worth a site that does not start. */
  async function warmFirst(): Promise<void> {
    try {
      await warmHomes()
    } catch (error) {
      if (!liveRecords.forget()) throw error
      logger.error({ err: error }, 'the last good answers of upstreams cannot be shown: content stands in')
      await warmHomes()
    }
  }

  const server = createSiteServer({
    environment,
    renderer,
    services,
    cache,
    siteMap,
    clientFolders: await clientFolders(buildId),
    health
  })
  server.listen(environment.PORT, environment.HOST)
  await once(server, 'listening')
  await warmFirst()
  health.ready = true
  logger.info({ build: buildId }, `The site is at http://localhost:${environment.PORT}/`)

  return {
    async stop(reason: string) {
      health.ready = false
      services.supportDesk?.stop()
      logger.info({ reason }, 'stopping: open requests finish')
      content.close()
      server.close()
      server.closeIdleConnections()
      await once(server, 'close')
      await services.stop()
    }
  }
}
