import type { BuildManifest } from '../../app/site/manifest/route-rules.ts'
import { prerenderedOf, routeRulesOf } from '../../app/site/manifest/site-routes.ts'
import type { ApiCall } from '../api-call.ts'
import { keptBuildIds } from '../builds.ts'
import { sendJson } from '../http/send.ts'
import { siteMapNow } from '../site-map-now.ts'

/** GET /builds/latest.json: `{id}` of the build that this process serves. Never cached; what is in the query counts for nothing. */
export const answerLatestBuild = ({ response, pages }: ApiCall): number =>
  sendJson(response, 200, { id: pages.renderer.settings.buildId })

/**
 * GET /builds/meta/{id}.json: the route rules of the Host's site, and the pathnames that have a payload. A former build that is kept has them too,
 * because its pages are open still. Kept for an hour, not for good: both depend on the environment, which a restart may change under the same build.
 */
export async function answerBuildManifest({ response, facts, pages }: ApiCall): Promise<number> {
  const { siteId, hostKind, pathname } = facts
  const [, id = ''] = /^\/builds\/meta\/([\w-]{1,64})\.json$/.exec(pathname) ?? []
  const { buildId } = pages.renderer.settings
  if (id !== buildId && !(id && (await keptBuildIds(buildId)).includes(id)))
    return sendJson(response, 404, { statusCode: 404, message: 'There is no such build', fatal: false })
  const { content, now } = pages.renderer.settings
  const rows = siteMapNow(content(), now(), pages.siteMap)
  const manifest: BuildManifest = {
    id,
    matcher: routeRulesOf(siteId, rows),
    prerendered: hostKind === 'site' ? prerenderedOf(siteId, rows) : []
  }
  return sendJson(response, 200, manifest, { 'Cache-Control': 'public, max-age=3600' })
}
