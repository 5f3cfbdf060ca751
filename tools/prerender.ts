import { readEnvironment } from '../app/site/config/environment.ts'
import { keptOrRenderedPages } from '../server/pages/keep-pages.ts'
import { storedBytes } from '../server/pages/stored-bytes.ts'
import { createRendering } from '../server/rendering.ts'

/** After rendering, so long is spent on compressing as well as can be what most visitors see. */
const thoroughMs = 25_000

/**
 * Renders every page of the current build for the present environment, keeps them for the server, and prints what a page has cost. Throws, naming the page,
 * where one cannot be rendered: the build has failed then.
 */
export async function prerender(): Promise<void> {
  const started = performance.now()
  const { renderer, content } = await createRendering(readEnvironment({ LOG_LEVEL: 'error', ...process.env }))
  try {
    const { set, rendered, renders, renderMs, thorough } = await keptOrRenderedPages(renderer, { thoroughMs })
    const { answers, bytes } = storedBytes(set.pages)
    console.log(
      `${set.pages.size} pages, ${rendered} of them rendered now, in ${seconds(performance.now() - started)} s`
    )
    if (rendered > 0)
      console.log(
        `A page cost ${(renderMs / rendered).toFixed(1)} ms: ${renders} renders of ${(renderMs / renders).toFixed(1)} ms, compressed quickly; ${thorough} documents then compressed as well as can be`
      )
    console.log(
      `${answers} answers of ${megabytes(bytes)} MB; the process takes ${megabytes(process.memoryUsage().rss)} MB`
    )
  } finally {
    content.close()
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)
const megabytes = (bytes: number) => Math.round(bytes / 1e6)
