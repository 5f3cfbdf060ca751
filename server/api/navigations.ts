import { siteOf } from '../../app/site/regions/sites.ts'
import { json } from '../http/answers.ts'
import type { SiteContext } from '../http/site-context.ts'
import { siteMapNow } from '../pages/site-map-now.ts'
import { menuOfSite } from '../upstreams/menu-of-site.ts'

/** GET /api/navigations: the "navigation tree" of the site that the Host names. Revalidated each time by its ETag. */
export const answerNavigations = (c: SiteContext): Response => answerMenu(c, 'main')

/** GET /api/util-navigations: the "utility navigation" of the site that the Host names. */
export const answerUtilNavigations = (c: SiteContext): Response => answerMenu(c, 'utility')

function answerMenu(c: SiteContext, menu: 'main' | 'utility'): Response {
  const { facts, settings } = c.var
  const { content, environment, now } = settings
  const where = { siteId: facts.siteId, locale: siteOf(facts.siteId).locales[0], environment }
  const items = menuOfSite(content().navigation[menu], where, siteMapNow(content(), now()))
  return json(c, items, 200, { 'Cache-Control': 'no-cache' })
}
