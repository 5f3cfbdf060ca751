import type { ApiCall } from '../api-routes.ts'
import { sendValidatedJson } from '../http/send-validated.ts'
import { menuOfSite } from '../live-records/menu-of-site.ts'

/** GET /api/navigations: the "navigation tree" of the site that the Host names. */
export function answerNavigations({ request, response, facts, pages }: ApiCall): number {
  const { main } = pages.renderer.settings.content().navigation
  return sendValidatedJson(request, response, menuOfSite(main, facts.siteId))
}
