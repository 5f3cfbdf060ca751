import type { BuildManifest } from '../../app/site/site-map/route-rules.ts'
import { prerenderedOf, routeRulesOf } from '../../app/site/site-map/site-routes.ts'
import { json, refuse } from '../http/answers.ts'
import type { SiteContext } from '../http/site-context.ts'
import { siteMapNow } from '../pages/site-map-now.ts'
import { buildsFolder, keptBuildIds } from '../platform/builds.ts'

/** GET /builds/latest.json: `{id}` of the build that this process serves. Never cached; the query is ignored. */
export const answerLatestBuild = (c: SiteContext): Response => json(c, { id: c.var.settings.buildId })

/** GET /builds/meta/{id}.json: route rules and cacheable payloads, also of former builds: their pages may still be open. Cached for an hour. */
export async function answerBuildManifest(c: SiteContext): Promise<Response> {
  const { facts, settings, pages, content, now } = c.var
  const { siteId, hostKind, pathname } = facts
  const [, id = ''] = /^\/builds\/meta\/([\w-]{1,64})\.json$/.exec(pathname) ?? []
  const { buildId, environment } = settings
  const isKept = async (folder: string | null) => folder !== null && (await keptBuildIds(buildId, folder)).includes(id)
  if (!(id && ((await isKept(buildsFolder)) || (await isKept(environment.ASSETS_DIR)))))
    return refuse(c, 404, 'There is no such build')
  const rows = siteMapNow(content, now, pages.siteMap)
  const manifest: BuildManifest = {
    id,
    matcher: routeRulesOf(siteId, rows),
    prerendered: hostKind === 'site' ? prerenderedOf(siteId, rows) : []
  }
  return json(c, manifest, 200, { 'Cache-Control': 'public, max-age=3600' })
}
