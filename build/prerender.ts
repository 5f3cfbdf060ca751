import { readEnvironment } from '../app/site/config/environment.ts'
import { prerender } from '../server/pages/prerender.ts'
import { createRendering } from '../server/start/rendering.ts'

/** Renders every page once for each audience class that sees another one, and prints the cost. Throws for a broken page, which fails the build. */
export async function prerenderAll(): Promise<void> {
  const { renderer, content } = await createRendering(readEnvironment({ LOG_LEVEL: 'error', ...process.env }))
  const started = performance.now()
  const addresses = new Set<object>()
  let renders = 0
  try {
    for await (const { address } of prerender(renderer)) {
      addresses.add(address)
      renders += 1
    }
  } finally {
    content.close()
  }
  const ms = performance.now() - started
  console.log(
    `${addresses.size} pages in ${renders} renders: ${(ms / 1000).toFixed(1)} s, ${(ms / renders).toFixed(1)} ms each`
  )
}
