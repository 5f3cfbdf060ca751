import type { ApiCall } from '../api-routes.ts'
import { sendValidatedJson } from '../http/send-validated.ts'
import { menuOfSite } from '../live-records/menu-of-site.ts'

/** GET /api/util-navigations: the "utility navigation" of the site that the Host names. */
export function answerUtilNavigations({ request, response, facts, pages }: ApiCall): number {
  const { utility } = pages.renderer.settings.content().navigation
  return sendValidatedJson(request, response, menuOfSite(utility, facts.siteId))
}
