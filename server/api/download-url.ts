import { mayDownload } from '../../app/domain/law/download-blocked.ts'
import { siteOf } from '../../app/domain/sites/sites.ts'
import { readDownloadQuery } from '../../app/features/download/download-query.ts'
import { downloadTarget } from '../../app/features/download/download-target.ts'
import { embeddedLinks } from '../../app/features/download/preferred-link.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { siteOrigin } from '../../app/site/regions/hosts.ts'
import { json, wrongParameter } from '../http/answers.ts'
import type { SiteContext } from '../http/site-context.ts'

/** GET /api/download-url?brandAlias&platform&country: `{links:[{type,url}]}`. "A BLOCKED location gets `{links:[]}`", whatever country the query names. */
export async function answerDownloadUrl(c: SiteContext): Promise<Response> {
  const { facts, settings, services, visitor } = c.var
  const query = readDownloadQuery(facts.search)
  if ('reason' in query) return wrongParameter(c, query)
  if (!mayDownload(visitor.audience)) return json(c, { links: [] })
  const { environment } = settings
  const { siteId } = facts
  const [locale] = siteOf(siteId).locales
  const { brandAlias } = siteConfiguration
  const page = downloadTarget({ kind: 'mobile', brandAlias, locale, siteId, bases: environment })
  const links =
    (await services.downloadLinks.linksOf(query)) ?? embeddedLinks(new URL(page, siteOrigin(siteId, environment)).href)
  return json(c, { links })
}
