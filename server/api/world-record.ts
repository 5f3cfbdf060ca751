import { currentRecord } from '../../app/features/world-record/current-record.ts'
import { worldRecordWords } from '../../app/features/world-record/world-record-words.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import { findPage } from '../../app/site/site-map/site-map.ts'
import { json, refuse, unknownParameter } from '../http/answers.ts'
import { requestedPage } from '../http/requested-page.ts'
import type { SiteContext } from '../http/site-context.ts'
import { translatorOf } from '../pages/translator.ts'

/** GET /api/world-record?page={pathname}: the words of the certificate in the page's language. 404 where the site has no current record. */
export async function answerWorldRecord(c: SiteContext): Promise<Response> {
  const { facts, settings, content, now } = c.var
  const page = requestedPage(c)
  if (!page) return unknownParameter(c, 'page')
  const { siteId } = facts
  const { record } = currentRecord(content.worldRecord, siteId, now)
  if (!record) return refuse(c, 404, 'This site has no record')
  const { locale } = page
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
  return json(c, answer)
}
