import { standingRecord } from '../../app/features/world-record/standing-record.ts'
import { worldRecordWords } from '../../app/features/world-record/world-record-words.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import { findPage } from '../../app/site/site-map/site-map.ts'
import type { ApiCall } from '../api-call.ts'
import { sendJson } from '../http/send.ts'
import { translatorOf } from '../translator.ts'
import { pageAt } from './region-notice.ts'

/**
 * GET /api/world-record?page={pathname}: what the certificate of the record shows, in the language of that page. 400 names the bad parameter; 404 where
 * the site has no record that stands.
 */
export async function answerWorldRecord(call: ApiCall): Promise<number> {
  const { response, facts, pages } = call
  const pathname = new URLSearchParams(facts.search).get('page') ?? '/'
  if (!pathname.startsWith('/')) return refuse(call, 400, "The parameter 'page' names nothing here")
  const { settings } = pages.renderer
  const { siteId } = facts
  const { record } = standingRecord(settings.content().worldRecord, siteId, settings.now())
  if (!record) return refuse(call, 404, 'This site has no record')
  const { locale } = pageAt(pathname, call)
  const build = await settings.build()
  const { pictureSources } = build
  const base = settings.environment.IMAGE_CDN_BASE ?? ''
  const about = findPage(siteId, '/about-us/')
  const answer = worldRecordWords(translatorOf(build, locale), record, {
    locale,
    wide: pictureSources('certificate', base),
    tall: pictureSources('certificate-tall', base),
    moreHref: about ? `${pagePath(siteId, locale, about.path)}#record` : null
  })
  return sendJson(response, 200, answer)
}

const refuse = ({ response }: ApiCall, statusCode: 400 | 404, message: string): number =>
  sendJson(response, statusCode, { statusCode, message, fatal: false })
