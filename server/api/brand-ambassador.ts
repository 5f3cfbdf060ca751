import { siteConfigurationOf } from '../../app/site/config/site-configuration.ts'
import { ambassadorsShown } from '../../app/site/config/supported.ts'
import { json } from '../http/answers.ts'
import type { SiteContext } from '../http/site-context.ts'

/** GET /api/brand-ambassador: "list of {slug, name}", "`[]` where gated" by configuration, law or the sites of a person. Unknown people are on every site. */
export function answerBrandAmbassador(c: SiteContext): Response {
  const { facts, settings, services, visitor } = c.var
  const { siteId } = facts
  const { ambassadors } = settings.content()
  const shown = ambassadorsShown(siteConfigurationOf(siteId).flags, visitor.audience.ambassadors)
  const sitesOf = new Map(ambassadors.map(({ slug, sites }) => [slug, sites]))
  const list = shown
    ? (services.liveRecords.current().ambassadors ?? ambassadors)
        .filter(({ slug }) => sitesOf.get(slug)?.includes(siteId) ?? true)
        .map(({ slug, name }) => ({ slug, name }))
    : []
  return json(c, list)
}
