import { siteOf } from '../../app/site/regions/sites.ts'
import type { ApiCall } from '../api-call.ts'
import { sendValidatedJson } from '../http/send-validated.ts'
import { menuOfSite } from '../live-records/menu-of-site.ts'
import { siteMapNow } from '../site-map-now.ts'

/** GET /api/navigations: the "navigation tree" of the site that the Host names. */
export const answerNavigations = (call: ApiCall): number => answerMenu(call, 'main')

/** GET /api/util-navigations: the "utility navigation" of the site that the Host names. */
export const answerUtilNavigations = (call: ApiCall): number => answerMenu(call, 'utility')

function answerMenu({ request, response, facts, pages }: ApiCall, menu: 'main' | 'utility'): number {
  const { content, environment, now } = pages.renderer.settings
  const where = { siteId: facts.siteId, locale: siteOf(facts.siteId).locales[0], environment }
  return sendValidatedJson(
    request,
    response,
    menuOfSite(content().navigation[menu], where, siteMapNow(content(), now()))
  )
}
