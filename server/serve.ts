import { once } from 'node:events'
import type { Environment } from '../app/site/config/environment.ts'
import { siteMap } from '../app/site/site-map/site-map.data.ts'
import { clientFolders } from './builds.ts'
import { createSiteServer } from './create-server.ts'
import { createFilledPages } from './page-filling.ts'
import { routeRules } from './route-rules.ts'
import { createSiteServices } from './site-services.ts'

/**
 * Serves the current build. It listens at once; `/readyz` turns true when the page store holds every page for this environment and this content.
 * In: the environment. Out: how to stop: readiness ends, open requests finish, then the port closes.
 */
export async function serve(environment: Environment) {
  const health = { ready: false }
  const filled = await createFilledPages(environment)
  const { rendering, store } = filled
  const { renderer, logger } = rendering
  const { buildId } = renderer.settings
  const services = await createSiteServices(environment, rendering)

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
  await filled.fill()
  health.ready = true
  logger.info({ build: buildId }, `The site is at http://localhost:${environment.PORT}/`)

  return {
    async stop(reason: string) {
      health.ready = false
      services.beginStop()
      logger.info({ reason }, 'stopping: open requests finish')
      filled.stop()
      server.close()
      server.closeIdleConnections()
      await once(server, 'close')
      await services.stop()
    }
  }
}
