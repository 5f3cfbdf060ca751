import { siteConfigurationOf } from '../../app/site/config/site-configuration.ts'
import { parseCookies } from '../../app/site/http/cookies.ts'
import { readMarkers } from '../../app/site/visitor/markers.ts'
import { empty, json, unknownParameter } from '../http/answers.ts'
import { requestedPage } from '../http/requested-page.ts'
import type { SiteContext } from '../http/site-context.ts'
import { translatorOf } from '../pages/translator.ts'
import { dueRegionNotice, isAskable, regionNotice } from '../visitor/region-notice.ts'
import { isWhitelisted } from '../visitor/visitor-location.ts'

/**
 * GET /api/region-notice?page={pathname}: the one notice about place that is due on a page, as `{notice, html}` in the page's language, else 204. It is decided by
 * the visitor's place, the cookie `closeRM`, markers that count by presence, and `closed`, the notices that the document has closed. With `notice=self-exclusion`
 * or `notice=why-this`: the words of that; 404 where the site has no such thing. 400 names the bad parameter. Never cached.
 */
export async function answerRegionNotice(c: SiteContext): Promise<Response> {
  const { facts, settings, visitor, content, now } = c.var
  const query = new URLSearchParams(facts.search)
  const notice = query.get('notice')
  if (notice !== null && !isAskable(notice)) return unknownParameter(c, 'notice')
  const page = requestedPage(c)
  if (!page) return unknownParameter(c, 'page')
  const { environment } = settings
  const { path, locale } = page
  const build = await settings.build()
  const { renderFragment } = build
  const reader = {
    t: translatorOf(build, locale),
    siteId: facts.siteId,
    host: facts.hostKind,
    locale,
    path,
    environment,
    content,
    flags: siteConfigurationOf(facts.siteId).flags,
    location: visitor.location,
    audience: visitor.audience,
    now
  }
  if (notice !== null) {
    const words = regionNotice(notice, reader)
    return words ? json(c, words) : unknownParameter(c, 'notice', 404)
  }
  const due = dueRegionNotice(reader, {
    markers: readMarkers(facts.search),
    whitelisted: isWhitelisted(visitor.address, environment),
    closeRM: parseCookies(c.req.header('cookie')).closeRM === '1',
    closed: query.getAll('closed')
  })
  if (!due) return empty(c)
  return json(c, { notice: due.notice, html: renderFragment('region-notice', due) })
}
