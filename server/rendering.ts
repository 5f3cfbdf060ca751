import type { Environment } from '../app/site/config/environment.ts'
import type { Content } from '../content/content.ts'
import { currentBuildId, loadBuild } from './builds.ts'
import { type ContentStore, createContentStore } from './content-store.ts'
import { createLogger } from './logger.ts'
import { createMetrics } from './metrics.ts'
import { createPageRenderer, type RendererSettings } from './pages/page-renderer.ts'

type Settings = {
  /** The instant of every render; without it the clock runs, from `CLOCK` where that is set. */
  now?: () => Date
  onChange?: (content: Content) => void
  onFault?: (fault: unknown) => void
  /** What takes the place of the present build: the edit loop compiles its own. */
  development?: Pick<RendererSettings, 'build' | 'buildId'>
}

/**
 * Sets up what renders pages: the present build, the content, the clock, the log and the metrics.
 * In: the environment. Out: the parts, and the content store, which watches its folder until it is closed.
 *
 * @throws ContentError when the content cannot be published, and where there is no build
 */
export async function createRendering(environment: Environment, settings: Settings = {}) {
  const { now = clockOf(environment), development } = settings
  const logger = createLogger(environment.LOG_LEVEL)
  const metrics = createMetrics()
  const content: ContentStore = await createContentStore('content', {
    ...(settings.onChange ? { onChange: settings.onChange } : {}),
    onFault(fault) {
      metrics.contentFaults.inc()
      logger.error({ err: fault }, 'an edit of the content is not valid: the last good content stays')
      settings.onFault?.(fault)
    }
  })
  const renderer = createPageRenderer({
    ...(development ? { ...development, development: true } : await builtApp()),
    environment,
    content: content.current,
    now,
    logger,
    metrics
  })
  return { renderer, content, now, logger, metrics }
}

/** What renders pages in a running process. */
export type Rendering = Awaited<ReturnType<typeof createRendering>>

async function builtApp(): Promise<Pick<RendererSettings, 'build' | 'buildId'>> {
  const buildId = currentBuildId()
  const build = await loadBuild(buildId)
  return { buildId, build: async () => build }
}

/** The clock of the process: `CLOCK` says at which instant it starts. */
function clockOf({ CLOCK }: Environment): () => Date {
  const started = Date.now()
  return () => (CLOCK ? new Date(CLOCK.getTime() + Date.now() - started) : new Date())
}
