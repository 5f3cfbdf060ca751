import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Environment, EnvironmentError, readEnvironment } from '../../app/site/config/environment.ts'
import { mixedContentsHosts } from '../../app/site/regions/hosts.ts'
import { renderHomes } from '../pages/prerender.ts'
import { shareAssets } from '../platform/builds.ts'
import { formatError, systemErrorMessage } from '../platform/format-error.ts'
import { commitOfBuild } from '../platform/release.ts'
import { startTracing } from '../platform/tracing.ts'
import { createSiteServer } from './create-server.ts'
import { createRendering } from './rendering.ts'
import { serveMetrics } from './serve-metrics.ts'
import { createSiteServices } from './site-services.ts'

const drainMs = 10_000
/** Answers say that their connection ends until no request has come for two seconds: one that is ended in silence loses the request that is on its way. */
const drainStepMs = 2000
const maxDrainMs = 6000

try {
  const running = await serve(readEnvironment(process.env))
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    await Promise.race([running.stop(signal), wait(drainMs)])
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  console.error(formatError(error))
  process.exit(1)
}

/** Serves the current build: it listens once the homes have been rendered, so that no visitor waits for a start and holds it up. Returns how to stop. */
async function serve(environment: Environment) {
  const health = { ready: false }
  const rendering = await createRendering(environment, { serves: true, onChange: () => void renewHomes() })
  const { renderer, cache, content, logger } = rendering
  const { buildId } = renderer.settings
  const tracing = startTracing(environment, renderer.settings)
  const services = await createSiteServices(rendering)
  await shareFiles(buildId, environment)
  if (environment.STORED_SITES !== null)
    logger.warn('STORED_SITES is ignored: pages are cached when they are asked for, PAGE_CACHE_MB bounds the cache')

  const mixed = mixedContentsHosts(environment)
  if (mixed.length > 0)
    logger.warn({ sites: mixed }, 'REGION_CONTENTS_HOST is one for several languages: links lead to the first')

  const warmHomes = () =>
    renderHomes(renderer.settings, renderer.settings.content(), async page => (await cache.page(page)).document)

  /** The homes are there again soon after a change; every other page is rendered when it is asked for. */
  async function renewHomes(): Promise<void> {
    if (!health.ready) return
    await warmHomes().catch(error => logger.error({ err: error }, 'the homes could not be rendered after a change'))
  }

  const server = createSiteServer({ renderer, services, cache, health })
  const metricsServer = await serveMetrics(environment, renderer.settings.metrics)
  await warmHomes()
  server.listen(environment.PORT, environment.HOST)
  await once(server, 'listening')
  health.ready = true
  logger.info(
    { build: buildId, commit: await commitOfBuild(buildId), content: rendering.contentVersion() },
    `The site is at http://localhost:${environment.PORT}/`
  )

  return {
    async stop(reason: string) {
      health.ready = false
      logger.info({ reason }, 'stopping: open requests finish')
      await drain(server)
      content.close()
      metricsServer?.close()
      server.close()
      server.closeIdleConnections()
      await once(server, 'close')
      await services.stop()
      await tracing.stop()
    }
  }
}

/** Waits until two seconds pass without a request, six seconds at most. */
async function drain(server: Server): Promise<void> {
  let requests = 0
  server.on('request', () => {
    requests += 1
  })
  for (let waited = 0, before = -1; requests !== before && waited < maxDrainMs; waited += drainStepMs) {
    before = requests
    await wait(drainStepMs)
  }
}

/** Throws EnvironmentError where `ASSETS_DIR` cannot be written. */
async function shareFiles(buildId: string, { ASSETS_DIR }: Environment): Promise<void> {
  if (ASSETS_DIR === null) return
  await shareAssets(buildId, ASSETS_DIR).catch(error => {
    throw new EnvironmentError([{ variable: 'ASSETS_DIR', value: ASSETS_DIR, reason: systemErrorMessage(error) }])
  })
}
