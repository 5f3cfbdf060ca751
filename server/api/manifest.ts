import { readFile } from 'node:fs/promises'
import { appIcons, appleTouchIcon, manifestName } from '../../app/site/head/app-icons.data.ts'
import { webManifest } from '../../app/site/head/web-manifest.ts'
import { json, send } from '../http/answers.ts'
import { parentPage } from '../http/requested-page.ts'
import type { SiteContext } from '../http/site-context.ts'
import { answerPage } from '../pages/answer-page.ts'

const dayKept = { 'Cache-Control': 'public, max-age=86400' }

/** GET /site.webmanifest, and below the home of every other locale: the manifest of that site and language. */
export function answerManifest(c: SiteContext): Response | Promise<Response> {
  const home = parentPage(c, manifestName)
  if (home instanceof Response) return home
  if (home?.path !== '/') return answerPage(c)
  const { locale } = home
  const headers = { 'Content-Type': 'application/manifest+json; charset=utf-8', ...dayKept }
  return json(c, webManifest({ home: home.pathname, locale }), 200, headers)
}

/** GET /app-icons/* and /apple-touch-icon.png: the icons that the manifest names, and the one that phones ask for by its name. */
export async function answerAppIcon(c: SiteContext): Promise<Response> {
  const icon = [...appIcons, appleTouchIcon].find(({ path }) => path === c.var.facts.pathname)
  return icon ? send(c, await readFile(icon.file), { 'Content-Type': 'image/png', ...dayKept }) : answerPage(c)
}
