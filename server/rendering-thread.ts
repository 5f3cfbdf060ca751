import { parentPort, workerData } from 'node:worker_threads'
import { storedAddresses } from './pages/fill-page-store.ts'
import { createPageRenderer } from './pages/page-renderer.ts'
import { renderStoredPage } from './pages/render-stored-page.ts'
import { readingOf, type ThreadAnswer, type ThreadTask } from './pages/rendering-threads.ts'
import { createRendering } from './rendering.ts'

/** Renders pages beside other threads (server/pages/rendering-threads.ts): it is asked for one by its key, and answers with it. */
const { environment, now } = workerData as ThreadTask
const rendering = await createRendering(environment, { now: () => now })
const reading = rendering.content.current()
rendering.content.close()
const renderer = createPageRenderer({ ...rendering.renderer.settings, content: () => reading })
const addresses = new Map(storedAddresses(renderer.settings, now).map(address => [address.key, address]))
const answer = (message: ThreadAnswer) => parentPort?.postMessage(message)

parentPort?.on('message', async (key: string) => {
  try {
    const address = addresses.get(key)
    if (!address) throw new Error(`${key} is not an address of this content`)
    answer({ key, ...(await renderStoredPage(address, renderer, now)) })
  } catch (error) {
    answer({ key, fault: error instanceof Error ? error.message : String(error) })
  }
})
answer({ reading: readingOf(renderer) })
