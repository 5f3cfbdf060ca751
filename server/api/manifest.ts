import { readFile } from 'node:fs/promises'
import { appIcons, appleTouchIcon, manifestName } from '../../app/site/head/app-icons.data.ts'
import { webManifest } from '../../app/site/head/web-manifest.ts'
import type { ApiCall } from '../api-call.ts'
import { pageAbove } from '../http/below-page.ts'
import { sendJson } from '../http/send.ts'
import { answerPage } from '../pages/answer-page.ts'

const dayKept = { 'Cache-Control': 'public, max-age=86400' }

/** GET /site.webmanifest, and below the home of every other locale: the manifest of that site and language. */
export function answerManifest(call: ApiCall): number | Promise<number> {
  const { request, response, pages } = call
  const home = pageAbove(call, manifestName)
  if (typeof home === 'number') return home
  if (home?.path !== '/') return answerPage(request, response, pages)
  const locale = home.locale
  const headers = { 'Content-Type': 'application/manifest+json; charset=utf-8', ...dayKept }
  return sendJson(response, 200, webManifest({ home: home.pathname, locale }), headers)
}

const files = new Map<string, string>([...appIcons, appleTouchIcon].map(({ path, file }) => [path, file]))

/** GET /app-icons/* and /apple-touch-icon.png: the icons that the manifest names, and the one that phones ask for by its name. */
export async function answerAppIcon({ request, response, facts, pages }: ApiCall): Promise<number> {
  const file = files.get(facts.pathname)
  if (!file) return answerPage(request, response, pages)
  const bytes = await readFile(file)
  response.writeHead(200, {
    'Content-Type': 'image/png',
    'Content-Length': bytes.length,
    ...dayKept
  })
  response.end(bytes)
  return 200
}
