import { siteConfigurationOf } from '../../app/site/config/site-configuration.ts'
import { ambassadorsShown } from '../../app/site/config/supported.ts'
import type { ApiCall } from '../api-call.ts'
import { sendJson } from '../http/send.ts'

/**
 * GET /api/brand-ambassador: "list of {slug, name}", "`[]` where gated": by the site's configuration, by the law of the site and of the visitor's location, and by
 * the sites on which each person stands. Whom an upstream names and content does not know stands on every site that has ambassadors. Never cached.
 */
export function answerBrandAmbassador({ request, response, facts, pages, services }: ApiCall): number {
  const { siteId } = facts
  const { ambassadors } = pages.renderer.settings.content()
  const shown = ambassadorsShown(siteConfigurationOf(siteId).flags, pages.audienceOf(request, facts).ambassadors)
  const sitesOf = new Map(ambassadors.map(({ slug, sites }) => [slug, sites]))
  const list = shown
    ? (services.liveRecords.current().ambassadors ?? ambassadors)
        .filter(({ slug }) => sitesOf.get(slug)?.includes(siteId) ?? true)
        .map(({ slug, name }) => ({ slug, name }))
    : []
  return sendJson(response, 200, list)
}
