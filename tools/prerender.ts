import { readEnvironment } from '../app/site/config/environment.ts'
import { currentBuildId, loadBuild } from '../server/builds.ts'
import { createContentStore } from '../server/content-store.ts'
import { createLogger } from '../server/logger.ts'
import { createMetrics } from '../server/metrics.ts'
import { keptOrRenderedPages } from '../server/pages/keep-pages.ts'
import { createPageRenderer } from '../server/pages/page-renderer.ts'

/** Renders every page of the current build for the present environment, and keeps them for the server. Throws, naming the page, where one cannot be rendered: the build has failed then. */
export async function prerender(): Promise<void> {
  const started = performance.now()
  const buildId = currentBuildId()
  const build = await loadBuild(buildId)
  const content = await createContentStore('content')
  try {
    const { pages, rendered } = await keptOrRenderedPages(
      createPageRenderer({
        build: async () => build,
        buildId,
        environment: readEnvironment(process.env),
        content: content.current,
        now: () => new Date(),
        logger: createLogger('error'),
        metrics: createMetrics()
      })
    )
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${pages.size} pages, ${rendered} of them rendered now, in ${seconds} s`)
  } finally {
    content.close()
  }
}
