import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { createServer as createViteServer } from 'vite'
import { audienceOf } from '../../app/domain/law/audience.ts'
import { withoutRule } from '../../app/domain/law/audience-facts.ts'
import type * as gallery from '../../app/gallery/gallery.tsx'
import type * as render from '../../app/render.tsx'
import { type Environment, EnvironmentError, readEnvironment } from '../../app/site/config/environment.ts'
import { escapeMarkup } from '../../app/site/markdown/escape-markup.ts'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { ContentError } from '../content/content-error.ts'
import { splitTarget } from '../http/request-facts.ts'
import { plainPage, type RendererSettings } from '../pages/page-renderer.ts'
import { previewHeaders, readInstant, readPreview } from '../pages/preview.ts'
import { scopeOf } from '../pages/render-page.ts'
import { startScript } from '../platform/builds.ts'
import { createSiteServer } from './create-server.ts'
import { createRendering } from './rendering.ts'
import { createSiteServices } from './site-services.ts'

/** Beside each edit loop a port of its own says when to load again: several may run at once. */
const reloadPort = (port: number): number => (port < 45_000 ? port + 20_000 : port - 20_000)

/** The edit loop: the real server with Vite inside it. Nothing is cached, every page is rendered when it is asked for. */
async function develop(): Promise<void> {
  const environment = readEnvironment({ LOG_LEVEL: 'warn', ...process.env })
  const asOf = askedInstant()
  const vite = await createViteServer({
    server: { middlewareMode: true, ws: { port: reloadPort(environment.PORT) } },
    appType: 'custom'
  })
  // Pages and styles are known to the server alone: Vite says nothing of them.
  vite.watcher.on('change', file => {
    if (/\/app\/.*\.(tsx?|css)$/.test(file)) vite.hot.send({ type: 'full-reload' })
  })
  const load = <Module>(source: string) => vite.ssrLoadModule(`/${source}`) as Promise<Module>
  const rendering = await createRendering(environment, {
    serves: true,
    onChange: () => vite.hot.send({ type: 'full-reload' }),
    onFaults(faults) {
      console.error(faults.length > 0 ? new ContentError(faults).message : 'The content has no faults any more.')
      vite.hot.send({ type: 'full-reload' })
    },
    ...(asOf && { now: () => asOf }),
    development: {
      build: async () => {
        const app = await load<typeof render>('app/render.tsx')
        return { ...app, scripts: ['/@vite/client', `/${startScript}`], addressOf: source => `/${source}`, load }
      },
      buildId: 'dev',
      asOf,
      describeFault(error) {
        vite.ssrFixStacktrace(error)
        return String(error.stack)
      }
    }
  })
  const server = createSiteServer({
    renderer: rendering.renderer,
    services: await createSiteServices(rendering),
    cache: rendering.cache,
    health: { ready: true },
    before(request, response, next) {
      const { pathname, search } = splitTarget(request.url ?? '')
      if (pathname === galleryPath) void answerWith(response, galleryPage(rendering.renderer.settings, search))
      else if (!answerAsPreview(request, response, environment)) {
        const pass = () => vite.middlewares(request, response, next)
        if (pathname.endsWith('/')) load('app/render.tsx').then(pass, error => answerUncompiled(response, error))
        else pass()
      }
    }
  })
  server.listen(environment.PORT, environment.HOST)
  await once(server, 'listening')
  console.log(`The edit loop is at http://localhost:${environment.PORT}/`)
}

/** Answers with what does not compile, and loads again once a file has changed. */
function answerUncompiled(response: ServerResponse, error: Error): void {
  console.error(error.message)
  const reason = escapeMarkup(stripVTControlCharacters(error.message))
  response
    .writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
    .end(
      `<!DOCTYPE html><title>${error.name}</title><script type="module" src="/@vite/client"></script><pre>${reason}</pre>`
    )
}

/** Answers with a document, or with the fault that it was not made for. */
async function answerWith(response: ServerResponse, made: Promise<string>): Promise<void> {
  try {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(await made)
  } catch (error) {
    console.error(error)
    response.writeHead(500).end(String(error))
  }
}

/**
 * Makes the request that of the visitor whom an editor asks to be; what a page asks for later is from the same visitor, by a cookie. A payload is refused
 * there, so that the browser loads the document, whose address names all that is asked for. Returns whether the request has been answered.
 */
function answerAsPreview(request: IncomingMessage, response: ServerResponse, environment: Environment): boolean {
  const { pathname, search } = splitTarget(request.url ?? '')
  const isDocument = pathname.endsWith('/')
  const [, former = ''] = /(?:^|; )preview=([^;]*)/.exec(request.headers.cookie ?? '') ?? []
  const asked = isDocument ? search : decodeURIComponent(former)
  const preview = readPreview(asked, true)
  if (isDocument) response.setHeader('Set-Cookie', `preview=${preview ? encodeURIComponent(search) : ''}; Path=/`)
  if (!preview) return false
  for (const [name, value] of Object.entries(previewHeaders(preview, environment.GEO_HEADERS))) {
    request.headers[name] = value
    const raw = request.rawHeaders.findIndex((written, index) => index % 2 === 0 && written.toLowerCase() === name)
    request.rawHeaders.splice(raw < 0 ? request.rawHeaders.length : raw, 2, name, value)
  }
  if (!pathname.endsWith('_payload.json')) return false
  response.writeHead(404).end()
  return true
}

/** The instant that `--as-of=2026-12-24T20:00Z` names. Throws where it is no day and no instant. */
function askedInstant(): Date | null {
  const options = { 'as-of': { type: 'string' } } as const
  const { 'as-of': asked } = parseArgs({ options, allowPositionals: true }).values
  if (asked === undefined) return null
  const instant = readInstant(asked)
  if (!instant) throw new Error(`--as-of=${asked}: write a day (2026-12-24) or an instant (2026-12-24T20:00Z)`)
  return instant
}

/** Where the edit loop shows the gallery. No built site has it: there it is no page. */
const galleryPath = '/__gallery/'

/** The document of the gallery, with the words and facts of the home page of the global site, in English. In: the query, whose `part` names the one to show. */
async function galleryPage(settings: RendererSettings, search: string): Promise<string> {
  const build = await settings.build()
  const { renderGallery } = await build.load<typeof gallery>('app/gallery/gallery.tsx')
  const content = settings.content()
  const now = settings.now()
  const home = plainPage({
    siteId: 'global',
    host: 'site',
    path: '/',
    row: siteMap.find(({ path }) => path === '/') ?? null,
    locale: 'en',
    audience: audienceOf('global', withoutRule, content.countryRules, now),
    content,
    now
  })
  return renderGallery(scopeOf(build, home, settings), new URLSearchParams(search).get('part'))
}

try {
  await develop()
} catch (error) {
  console.error(error instanceof EnvironmentError || error instanceof ContentError ? error.message : error)
  process.exit(1)
}
