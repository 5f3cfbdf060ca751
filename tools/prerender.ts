import { readEnvironment } from '../app/site/config/environment.ts'
import { keptOrRenderedPages } from '../server/pages/keep-pages.ts'
import { createRendering } from '../server/rendering.ts'

/** Renders every page of the current build for the present environment, and keeps them for the server. Throws, naming the page, where one cannot be rendered: the build has failed then. */
export async function prerender(): Promise<void> {
  const started = performance.now()
  const { renderer, content } = await createRendering(readEnvironment({ LOG_LEVEL: 'error', ...process.env }))
  try {
    const { pages, rendered } = await keptOrRenderedPages(renderer)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${pages.size} pages, ${rendered} of them rendered now, in ${seconds} s`)
  } finally {
    content.close()
  }
}
