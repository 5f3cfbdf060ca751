import { siteConfigurationOf } from '../../app/site/config/site-configuration.ts'
import { parseCookies } from '../../app/site/http/cookies.ts'
import { resolveAddress } from '../../app/site/http/resolve-address.ts'
import type { Locale } from '../../app/site/locales/locale.ts'
import { readMarkers } from '../../app/site/visitor/markers.ts'
import type { ApiCall } from '../api-call.ts'
import { sendEmpty, sendJson } from '../http/send.ts'
import { errorRequest } from '../pages/error-request.ts'
import { dueRegionNotice, isAskable, regionNotice } from '../region-notice.ts'
import { translatorOf } from '../translator.ts'
import { isWhitelisted, visitorAddress } from '../visitor-location.ts'

/**
 * GET /api/region-notice?page={pathname}: the one notice about place that is due on a page, as `{notice, html}` in the page's language, else 204. What decides:
 * the visitor's place, the cookie `closeRM`, markers that count by presence, and `closed`, the notices that the document has closed. With `notice=self-exclusion`
 * or `notice=why-this`: the words of that; 404 where the site has no such thing. 400 names the bad parameter. Never cached.
 */
export async function answerRegionNotice(call: ApiCall): Promise<number> {
  const { request, response, facts, pages } = call
  const query = new URLSearchParams(facts.search)
  const notice = query.get('notice')
  const pathname = query.get('page') ?? '/'
  if (notice !== null && !isAskable(notice)) return refuse(call, 400, 'notice')
  if (!pathname.startsWith('/')) return refuse(call, 400, 'page')
  const { settings } = pages.renderer
  const { environment } = settings
  const { path, locale } = pageAt(pathname, call)
  const build = await settings.build()
  const { renderFragment } = build
  const reader = {
    t: translatorOf(build, locale),
    siteId: facts.siteId,
    host: facts.hostKind,
    locale,
    path,
    environment,
    content: settings.content(),
    flags: siteConfigurationOf(facts.siteId).flags,
    location: pages.locationOf(request),
    audience: pages.audienceOf(request, facts),
    now: settings.now()
  }
  if (notice !== null) {
    const said = regionNotice(notice, reader)
    return said ? sendJson(response, 200, said) : refuse(call, 404, 'notice')
  }
  const due = dueRegionNotice(reader, {
    markers: readMarkers(facts.search),
    whitelisted: isWhitelisted(visitorAddress(request, environment), environment),
    closeRM: parseCookies(request.headers.cookie).closeRM === '1',
    closed: query.getAll('closed')
  })
  if (!due) return sendEmpty(response)
  return sendJson(response, 200, { notice: due.notice, html: renderFragment('region-notice', due) })
}

/** The page at an address of this site, or what stands there where no page is: the error screen, in the language of the address. */
export function pageAt(pathname: string, { request, facts, pages }: ApiCall): { path: string; locale: Locale } {
  const { siteMap, renderer } = pages
  const { environment } = renderer.settings
  const found = resolveAddress({ ...facts, pathname, search: '?force=1', siteMap, environment })
  if (found.kind === 'page') return found
  return errorRequest(
    { status: 404, message: '' },
    { ...facts, pathname },
    pages.audienceOf(request, facts),
    environment
  )
}

const refuse = ({ response }: ApiCall, statusCode: 400 | 404, parameter: 'notice' | 'page'): number =>
  sendJson(response, statusCode, {
    statusCode,
    message: `The parameter '${parameter}' names nothing here`,
    fatal: false
  })
