import { resolveAddress } from '../../app/site/http/resolve-address.ts'
import { findPage } from '../../app/site/site-map/site-map.ts'
import type { ApiCall } from '../api-call.ts'
import { sendJson } from '../http/send.ts'
import { sendCached } from '../pages/answer-page.ts'
import { plainPage } from '../pages/page-renderer.ts'

/**
 * GET /__nuxt_island/{key}.json?page={pathname}: `{id, html}`, rendered for the Host's site, the language of the page's address (without one: that of the
 * root) and the visitor's audience. 404 for an unknown key or a pathname that is no page here; 400 for what is no pathname.
 */
export async function answerIsland({ request, response, facts, pages, services }: ApiCall): Promise<number> {
  const refuse = (statusCode: 400 | 404, message: string) =>
    sendJson(response, statusCode, { statusCode, message, fatal: false })
  const { siteMap, renderer } = pages
  const { environment } = renderer.settings
  const [, key] = /^\/__nuxt_island\/([a-z-]{1,40})\.json$/.exec(facts.pathname) ?? []
  if (key === undefined) return refuse(404, 'No island is called so')
  const pathname = new URLSearchParams(facts.search).get('page') ?? '/'
  if (!pathname.startsWith('/')) return refuse(400, "The parameter 'page' names nothing here")
  const page = resolveAddress({ ...facts, pathname, search: '?force=1', siteMap, environment })
  const home = findPage(facts.siteId, '/', siteMap)
  if (page.kind !== 'page' || !home) return refuse(404, "The parameter 'page' names no page here")
  const { kind: _kind, setsLocaleCookie: _cookie, ...address } = page
  const { content, now } = renderer.settings
  const asked = plainPage({
    ...address,
    siteId: facts.siteId,
    host: facts.hostKind,
    row: home,
    path: '/',
    audience: pages.audienceOf(request, facts),
    content: content(),
    now: now()
  })
  const island = await services.islands.find(key, asked)
  return island ? sendCached(island, { request, response, answering: pages }) : refuse(404, 'No island is called so')
}
