import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { demoRoutes } from '../../demo/demo.ts'
import { answerAmbassadorPicture } from '../api/ambassador-picture.ts'
import { answerBrandAmbassador } from '../api/brand-ambassador.ts'
import { answerBuildManifest, answerLatestBuild } from '../api/builds.ts'
import { answerCalendar } from '../api/calendar.ts'
import { answerConsentChoice, answerConsentConfiguration, answerTags } from '../api/consent.ts'
import { answerDownloadStart } from '../api/download-start.ts'
import { answerDownloadUrl } from '../api/download-url.ts'
import { answerFeed, answerPolicyFeed } from '../api/feeds.ts'
import { answerIcons } from '../api/icons.ts'
import { answerIsland } from '../api/island.ts'
import { answerLanguageBanner } from '../api/language-banner.ts'
import { answerAppIcon, answerManifest } from '../api/manifest.ts'
import { answerMeasurements } from '../api/measurements.ts'
import { answerNavigations, answerUtilNavigations } from '../api/navigations.ts'
import { answerRegionNotice } from '../api/region-notice.ts'
import { answerReports } from '../api/reports.ts'
import { answerConfirm, answerConfirmLink, answerResend, answerSignUp } from '../api/sign-up.ts'
import { answerVisitor } from '../api/visitor.ts'
import {
  answerOfficialDomains,
  answerPrivacyControl,
  answerSecurityText,
  answerSigningKeys
} from '../api/well-known.ts'
import { answerWorldRecord } from '../api/world-record.ts'
import { answerDataDeletion, answerDataExport, answerDataRequest } from '../api/your-data.ts'
import { withoutOpener } from '../http/security-headers.ts'
import type { ApiRoute, SiteEnv } from '../http/site-context.ts'

/** The calls, by method and address, each in a file of `server/api/`. */
const ownRoutes: readonly ApiRoute[] = [
  ['GET', '/api/language-banner', answerLanguageBanner],
  ['GET', '/api/visitor', answerVisitor],
  ['GET', '/api/download-url', answerDownloadUrl],
  ['GET', '/api/region-notice', answerRegionNotice],
  ['GET', '/api/navigations', answerNavigations],
  ['GET', '/api/util-navigations', answerUtilNavigations],
  ['GET', '/api/brand-ambassador', answerBrandAmbassador],
  ['GET', '/api/consent', answerConsentConfiguration],
  ['POST', '/api/consent', answerConsentChoice],
  ['GET', '/api/tags', answerTags],
  ['POST', '/api/reports', answerReports],
  ['POST', '/api/measurements', answerMeasurements],
  ['GET', '/api/calendar/*', answerCalendar],
  ['GET', '/api/icons/*', answerIcons],
  ['GET', '/site.webmanifest', answerManifest],
  ['GET', '/:locale/site.webmanifest', answerManifest],
  ['GET', '/app-icons/*', answerAppIcon],
  ['GET', '/apple-touch-icon.png', answerAppIcon],
  ['GET', '/.well-known/security.txt', answerSecurityText],
  ['GET', '/.well-known/gpc.json', answerPrivacyControl],
  ['GET', '/.well-known/official-domains.json', answerOfficialDomains],
  ['GET', '/.well-known/jwks.json', answerSigningKeys],
  ['GET', '/blog/feed.xml', answerFeed],
  ['GET', '/:locale/blog/feed.xml', answerFeed],
  ['GET', '/terms-conditions/history/feed.xml', answerPolicyFeed],
  ['GET', '/:locale/terms-conditions/history/feed.xml', answerPolicyFeed],
  ['GET', '/builds/latest.json', answerLatestBuild],
  ['GET', '/builds/meta/*', answerBuildManifest],
  ['GET', '/api/world-record', answerWorldRecord],
  ['GET', '/:portrait{.+_nav[.]webp}', answerAmbassadorPicture],
  ['GET', '/download/start/*', answerDownloadStart],
  ['GET', '/__nuxt_island/*', answerIsland],
  ['POST', '/api/sign-up', answerSignUp],
  ['GET', '/api/sign-up/confirm', answerConfirmLink],
  ['POST', '/api/sign-up/confirm', answerConfirm],
  ['POST', '/api/sign-up/resend', answerResend],
  ['POST', '/api/your-data', answerDataRequest],
  ['POST', '/api/your-data/export', answerDataExport],
  ['POST', '/api/your-data/delete', answerDataDeletion]
]

/** The routes of the calls. A call with another method gets 405 and the methods that its address takes. */
export function apiRoutes(counted: MiddlewareHandler<SiteEnv>): Hono<SiteEnv> {
  const handlers = [...ownRoutes, ...demoRoutes]
  const routes = new Hono<SiteEnv>()
  routes.on('GET', ['/api/navigations', '/api/util-navigations'], etag())
  routes.on(['GET', 'POST'], ['/api/sign-up/*', '/api/your-data/*'], async (c, next) => {
    for (const [name, value] of Object.entries(withoutOpener)) c.env.outgoing.setHeader(name, value)
    await next()
  })
  for (const [method, path, handler] of handlers) routes.on(method, path, counted, handler)
  for (const path of new Set(handlers.map(([, path]) => path))) {
    const methods = handlers.filter(([, other]) => other === path).map(([method]) => method)
    const allowed = methods.flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
    routes.all(path, c =>
      c.json({ statusCode: 405, message: 'Method not allowed', fatal: false }, 405, { Allow: allowed })
    )
  }
  return routes
}
