import { once } from 'node:events'
import { createServer as createViteServer } from 'vite'
import type * as render from '../../app/render.tsx'
import { EnvironmentError, readEnvironment } from '../../app/site/config/environment.ts'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { readInstant } from '../pages/preview.ts'
import { startScript } from '../platform/builds.ts'
import { createSiteServer } from './create-server.ts'
import { createRendering } from './rendering.ts'
import { createSiteServices } from './site-services.ts'

/** Beside each edit loop a port of its own says when to load again: several may run at once. */
const reloadPort = 20_000

/** The edit loop: the real server with Vite inside it. Nothing is cached, every page is rendered when it is asked for. */
async function develop(): Promise<void> {
  const environment = readEnvironment({ LOG_LEVEL: 'warn', ...process.env })
  const asOf = askedInstant(process.argv)
  const vite = await createViteServer({
    server: { middlewareMode: true, ws: { port: environment.PORT + reloadPort } },
    appType: 'custom'
  })
  const rendering = await createRendering(environment, {
    onChange: () => vite.hot.send({ type: 'full-reload' }),
    onFault: fault => console.error(String(fault)),
    ...(asOf && { now: () => asOf }),
    development: {
      build: async () => {
        const load = <Module>(source: string) => vite.ssrLoadModule(`/${source}`) as Promise<Module>
        const app = await load<typeof render>('app/render.tsx')
        return { ...app, scripts: ['/@vite/client', `/${startScript}`], addressOf: source => `/${source}`, load }
      },
      buildId: 'dev',
      asOf
    }
  })
  const server = createSiteServer({
    environment,
    renderer: rendering.renderer,
    services: await createSiteServices(environment, rendering),
    cache: rendering.cache,
    siteMap,
    clientFolders: [],
    health: { ready: true },
    before: (request, response, next) => vite.middlewares(request, response, next)
  })
  server.listen(environment.PORT, environment.HOST)
  await once(server, 'listening')
  console.log(`The edit loop is at http://localhost:${environment.PORT}/`)
}

/** What `--as-of=2026-12-24T20:00Z` names. Throws where it is no day and no instant. */
function askedInstant(words: readonly string[]): Date | null {
  const asked = words.find(word => word.startsWith('--as-of='))?.slice('--as-of='.length)
  if (asked === undefined) return null
  const instant = readInstant(asked)
  if (!instant) throw new Error(`--as-of=${asked}: write a day (2026-12-24) or an instant (2026-12-24T20:00Z)`)
  return instant
}

try {
  await develop()
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error)
  process.exit(1)
}
