import { readEmbedded } from '../../app/site/http/embedded.ts'
import { findPage } from '../../app/site/site-map/site-map.ts'
import { refuse, unknownParameter } from '../http/answers.ts'
import { requestedPage } from '../http/requested-page.ts'
import { type SiteContext, siteMapOf } from '../http/site-context.ts'
import { answerCached } from '../pages/answer-page.ts'
import { plainPage } from '../pages/page-renderer.ts'

/** GET /__nuxt_island/{key}.json?page={pathname}: `{id, html}` for the site, the page's language and the audience, embedded as `embedded` says. 404 for an unknown key or page. */
export async function answerIsland(c: SiteContext): Promise<Response> {
  const { facts, services, visitor, content, now } = c.var
  const [, key] = /^\/__nuxt_island\/([a-z-]{1,40})\.json$/.exec(facts.pathname) ?? []
  if (key === undefined) return refuse(c, 404, 'No island is called so')
  const page = requestedPage(c)
  if (!page) return unknownParameter(c, 'page')
  const home = findPage(facts.siteId, '/', siteMapOf(c))
  if (page.kind !== 'page' || !home) return refuse(c, 404, "The parameter 'page' names no page here")
  const { siteId, hostKind: host } = facts
  const { locale } = page
  const { audience } = visitor
  const asked = plainPage({ siteId, host, row: home, path: '/', locale, audience, content, now })
  const island = await services.islands.find(key, { ...asked, embedded: readEmbedded(facts.search) })
  return island ? answerCached(c, island) : refuse(c, 404, 'No island is called so')
}
